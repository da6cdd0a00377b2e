import { expect, it } from 'vitest';
import { payrollConceptOf } from './payroll-concept.es.ts';

it.each([
  ['Sueldos planta', 'sueldos'],
  ['Mano de obra directa - jornales', 'sueldos'],
  ['Salario integral', 'integral'],
  ['Apoyo de sostenimiento aprendices SENA', 'aprendices'],
  ['Horas extras y recargos', 'horasExtras'],
  ['Auxilio de transporte', 'transporte'],
  ['Auxilio de conectividad', 'transporte'],
  ['Auxilio de alimentación', 'noSalarial'],
  ['Auxilio de cesantía', 'cesantias'],
  ['Primas extralegales', 'noSalarial'],
  ['Prima de servicios', 'prima'],
  ['Intereses sobre las cesantías', 'interesesCesantias'],
  ['Aportes a fondos de pensiones y/o cesantías', 'pension'],
  ['Aportes a administradoras de riesgos profesionales, ARP', 'riesgos'],
  ['Aportes a entidades promotoras de salud, EPS', 'salud'],
  ['Caja de Compensación Familiar', 'caja'],
  ['Aportes CCF operativos', 'caja'],
  ['Aportes ICBF', 'icbf'],
  ['SENA', 'sena'],
  // Cut at 20 characters.
  ['APORTES A FONDOS DE', 'pension'],
  ['APORTES CAJA DE COMP', 'caja'],
  ['INTERESES SOBRE CESA', 'interesesCesantias'],
  ['APORTES A ADMINISTRA', 'riesgos'],
  ['APORTES A ENTIDADES', 'salud'],
  ['CAJA DE COMPRAS', null],
  ['Materia prima', null],
  ['Salud ocupacional', null],
  ['Costo de ventas', null],
] as const)('«%s» pays %s', (name, concept) => {
  expect(payrollConceptOf(name)).toBe(concept);
});
