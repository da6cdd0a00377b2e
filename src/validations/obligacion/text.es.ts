/** Obligacion in Spanish. */

import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Role } from './roles.ts';
import { monthOf } from './rule-words.es.ts';
import { labels, parameters, roles } from './settings-text.es.ts';

export const text: ValidationText<Role> = {
  title: 'Obligaciones financieras',
  summary:
    'Comprueba que cada préstamo cause intereses a una tasa posible, que su capital se mueva y que el acreedor sea una entidad financiera. Revisa sobregiros, el 4×1.000, los préstamos a socios y la deuda con vinculados.',
  question: '¿Nos mandas el extracto de este crédito, con el saldo y lo que se pagó de capital y de intereses?',
  client: {
    subject: 'Créditos y préstamos',
    found: 'El saldo o los intereses de un crédito no coinciden con lo registrado.',
    need: 'Envíenos el extracto del crédito, o el contrato del préstamo.',
  },
  roles,
  parameters,
  labels,
  reasons: {
    withoutDebt: () => 'El balance no tiene bancos, obligaciones financieras ni préstamos con socios.',
    closing: () => 'Es el periodo de cierre: los intereses se revisan en los meses.',
    withoutRates: ({ month }) =>
      `Faltan el interés bancario corriente y la usura de ${monthOf(String(month))}: la tasa de los préstamos no se comparó. Escribe el interés corriente de ese mes en los parámetros de esta validación.`,
    withoutProductive: ({ month }) =>
      `Los intereses de un préstamo pasan de la usura del crédito ordinario de ${monthOf(String(month))}, y puede ser un crédito productivo para microempresa, que tiene una usura propia más alta que no está cargada: su tasa no se comparó. Compárala con el extracto; si el crédito es ordinario, escribe el interés corriente de ese mes en los parámetros de esta validación.`,
    withoutHistory: ({ missing }) =>
      `Falta ${monthOf(String(missing))}: sin él no se sabe hace cuánto no se mueve la deuda.`,
    withoutDecember: ({ missing }) =>
      `Falta ${monthOf(String(missing))}: sin él no se conoce el patrimonio del año anterior.`,
  },
};
