/** Gastos no deducibles in Spanish. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { parameters, roles } from './settings-text.es.ts';
import type { validation } from './validation.ts';

export const text: ValidationText<keyof (typeof validation)['roles']> = {
  title: 'Gastos no deducibles',
  summary:
    'Reúne, mes a mes y para el año, los gastos que la contabilidad acepta y la declaración de renta no: sanciones, impuestos asumidos, la mitad del 4×1000, donaciones, provisiones, pagos en efectivo. Estima su efecto en el impuesto; no pide asientos.',
  question: '¿Para qué fue este gasto? Mándanos la factura electrónica o el documento soporte.',
  client: {
    subject: 'Gastos que la DIAN puede no aceptar',
    found: 'Hay gastos sin el soporte o la forma de pago que pide la ley.',
    need: 'Envíenos la factura o el soporte de este gasto, y cuéntenos cómo se pagó.',
  },
  roles,
  parameters,
  labels: {
    before: 'Gasto de los meses anteriores del año',
    month: 'Más gasto del mes',
    year: 'Gasto acumulado del año',
    rejectedMonth: 'No deducible del mes',
    rejectedYear: 'No deducible del año',
    tax: 'Efecto estimado en el impuesto',
  },
  reasons: {
    simpleRegime: () =>
      'La empresa está en el régimen simple: su impuesto se calcula sobre los ingresos brutos, sin deducciones.',
    missingUvt: ({ year }) => `Falta la UVT de ${year}: sin ella no se conoce el tope de pagos en efectivo.`,
    missingMonths: ({ months }) => {
      const list = (Array.isArray(months) ? months : []).map((month) => formatPeriod(parsePeriod(month)!));
      return `Para saber cuánto salió de caja en el año ${list.length === 1 ? 'falta' : 'faltan'} ${writeList(list)}.`;
    },
    unknownCash: (data) =>
      `El balance no dice cómo se pagó: de caja salieron ${writePesos(amountIn(data, 'left'))} en el año, más que el tope de ${writePesos(amountIn(data, 'limit'))}. Escribe en los parámetros cuánto se pagó en efectivo.`,
  },
};
