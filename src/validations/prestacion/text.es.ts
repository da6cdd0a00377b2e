/** Prestacion in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Prestaciones sociales',
  summary:
    'Compara las provisiones de cesantías, intereses, prima y vacaciones con los salarios del mes, su gasto con su pasivo y cada empleado con los demás. Revisa que lo del año anterior se haya pagado en su fecha y que en diciembre se consolide.',
  question:
    '¿Hubo ingresos, retiros, vacaciones o pagos de prestaciones este mes? Mándanos la nómina o las liquidaciones.',
  client: {
    subject: 'Prestaciones de los empleados',
    found: 'Lo guardado para prestaciones no coincide con lo que se debe.',
    need: 'Envíenos la nómina del mes con el detalle de cada empleado.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutPayroll: () => 'El balance no tiene salarios, ni gasto ni pasivo de prestaciones sociales.',
    withoutWage: ({ year }) =>
      `No tenemos el salario mínimo de ${year}: no se sabe qué salarios son integrales y no causan prestaciones.`,
    withoutEmployees: () =>
      'Los salarios o las provisiones no están a nombre de cada empleado: no se puede comparar empleado por empleado.',
    withoutYear: ({ year }) =>
      `Los libros empiezan a mitad de ${year}: no se sabe cuánto se ha causado desde enero y, por tanto, cuánto es del año anterior.`,
    withoutJune: ({ missing }) =>
      `Falta ${formatPeriod(parsePeriod(String(missing))!)}: sin él no se sabe cuánto de la prima es del primer semestre.`,
  },
};
