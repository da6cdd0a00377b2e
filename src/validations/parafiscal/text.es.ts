/** Parafiscal in Spanish. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Parafiscales y seguridad social',
  summary:
    'Compara los aportes del empleador y los descuentos a los empleados con la nómina del mes, según si la empresa está exonerada. Revisa que se paguen al mes siguiente y que estén a nombre de la entidad que los recibe.',
  question: '¿Ya se pagó la planilla de seguridad social de este mes? Mándanos la planilla con su recibo.',
  client: {
    subject: 'Seguridad social y parafiscales',
    found: 'Los aportes de la nómina no coinciden con lo que corresponde.',
    need: 'Envíenos la planilla de seguridad social con su recibo de pago.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutPayroll: () => 'El balance no tiene salarios, ni aportes, ni honorarios.',
    closing: () => 'Es el periodo de cierre: no tiene nómina.',
    withoutExemption: () =>
      'Falta saber si la empresa está exonerada de aportes (art. 114-1): salud, SENA e ICBF no se compararon.',
    withoutWage: ({ year }) =>
      `No tenemos el salario mínimo de ${year}: de él dependen el tope de la base de cada empleado, quién está exonerado y desde cuánto se piden los aportes de los honorarios.`,
    withoutRiskClass: () =>
      'Falta la clase de riesgo (ARL) de la empresa: los riesgos laborales se compararon con las tarifas de las clases I a V.',
  },
};
