/** NDE-6: other taxes unpaid. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { unpaidTaxes } from '../items.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde6 = defineRule<Analysis>({
  code: 'NDE-6',
  proof: 'balance',
  name: 'Otros impuestos sin pagar',
  stake: 'reference',
  series: { measure: 'net_debit' },
  columnName: 'Gasto del año',
  severity: 'informativa',
  legal: ['et_115', 'et_115_1', 'et_772_1', 'et_240'],
  text: item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} deducibles solo si se pagan antes de declarar`,
    treatment: (fact) =>
      `Al cierre quedan por pagar ${writePesos(fact.amount)} de impuestos: se aceptan si se pagan antes de presentar la declaración de renta.`,
    why: 'Los impuestos con relación con la actividad se deducen completos, pero deben pagarse. Lo causado en el año y sin pagar se acepta si se paga antes de la declaración inicial.',
    correction: `${RECONCILE} Paga antes de presentar la declaración de renta y guarda los recibos; si no, llévalo a no deducible.`,
  }),
  find: (analysis) => ({
    facts: unpaidTaxes(analysis.expensesOf('impuestos'), analysis.books, analysis.roles.impuestosPorPagar),
  }),
});
