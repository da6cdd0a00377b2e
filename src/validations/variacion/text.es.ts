/** Variación in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Variación',
  summary:
    'Compara cada cuenta con el mes anterior, el promedio de los últimos doce y el mismo mes del año pasado, y destaca lo que no tiene precedente ni explicación de calendario. También revisa el margen, la rotación y el costo por empleado.',
  question: 'Este valor cambió mucho frente a los meses anteriores. Puede estar bien: ¿nos cuentas la razón?',
  client: {
    subject: 'Cambios grandes frente a otros meses',
    found: 'Un valor cambió mucho frente a los meses anteriores.',
    need: 'Cuéntenos la razón de este cambio.',
  },
  roles,
  parameters,
  labels: {
    now: 'Este mes',
    month: 'Menos el mes anterior',
    mean: 'Menos el promedio de los meses anteriores',
    year: 'Menos el mismo mes del año anterior',
    change: 'Variación',
  },
  reasons: {
    closingPeriod: () => 'El periodo de cierre cancela las cuentas de resultado: no se compara con los meses.',
    missingHistory: ({ month }) =>
      `Faltan meses anteriores: con ${formatPeriod(parsePeriod(String(month))!)} ya se puede comparar.`,
    missingPrevious: ({ month }) =>
      `Falta ${formatPeriod(parsePeriod(String(month))!)}: los ingresos, costos y gastos se compararon solo con el promedio y con el año anterior.`,
  },
};
