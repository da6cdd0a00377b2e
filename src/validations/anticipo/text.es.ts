/** Anticipos entregados in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Anticipos entregados',
  summary:
    'Busca anticipos a proveedores, contratistas, trabajadores y socios que deberían cruzarse con lo que la empresa les debe. También los que nadie legaliza: sin movimiento por meses, de empleados con el mes cerrado, o abiertos aunque ya llegó la factura.',
  question:
    '¿Ya llegó lo que se pagó con este anticipo? Si llegó, mándanos la factura; si no, cuéntanos para cuándo se espera.',
  client: {
    subject: 'Anticipos entregados sin legalizar',
    found: 'Se entregó dinero y falta la factura o la legalización.',
    need: 'Envíenos la factura o la legalización de estos anticipos.',
  },
  roles,
  parameters,
  labels: {
    advance: 'Anticipo o cuenta por cobrar',
    debt: 'Lo que la empresa le debe',
    crossed: 'Se puede cruzar (el menor)',
  },
  reasons: {
    withoutAdvances: () => 'El balance no tiene anticipos entregados ni préstamos a trabajadores o socios.',
    missingMonths: ({ months }) =>
      `Para saber si un anticipo lleva meses sin movimiento ${Array.isArray(months) && months.length === 1 ? 'falta' : 'faltan'} ${writeList((Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!)))}.`,
  },
};
