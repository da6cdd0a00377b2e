/** Spanish text of the crossing with the PILA. */
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './settings.ts';

export const text: ValidationText<Role> = {
  title: 'Planilla de aportes',
  summary:
    'Cruza la planilla de seguridad social (PILA) con los libros: lo que se debe a cada entidad, y los empleados con su salario y su base.',
  question: '¿Nos confirmas este aporte y nos mandas la planilla pagada?',
  client: {
    subject: 'Planilla por cruzar',
    found: 'La planilla pagada no coincide con la nómina registrada.',
    need: 'Envíenos la planilla pagada de este mes.',
  },
  roles: {
    aportes: 'Aportes de nómina por pagar',
    nomina: 'Gasto y costo de nómina',
  },
  parameters: {},
  labels: { booked: 'Causado en los libros', paid: 'Liquidado en la planilla', difference: 'Diferencia' },
  reasons: {
    sin_planilla: () => 'Falta la planilla de aportes.',
    otros_meses: ({ from, to }) => `Las planillas van de ${from} a ${to}: trae la de este mes.`,
    sin_cuentas: () => 'Ninguna cuenta de aportes dice por su nombre de cuál aporte es.',
    sin_empleados: () => 'Los libros no tienen salarios por empleado.',
    otros_empleados: () =>
      'Más de la mitad de los empleados de los libros no cruza con la planilla: puede ser de otra sucursal, o faltar una parte.',
  },
};
