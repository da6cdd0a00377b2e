/** NDE-8: courtesies and gifts. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { courtesies } from '../items.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde8 = defineRule<Analysis>({
  code: 'NDE-8',
  proof: 'flow',
  name: 'Atenciones y obsequios',
  stake: 'reference',
  series: { measure: 'net_debit' },
  amountName: 'Gasto del mes',
  columnName: 'Gasto del mes',
  severity: 'informativa',
  legal: ['et_107_1', 'et_772_1', 'et_240'],
  text: item({
    title: (fact) =>
      amountIn(fact.data, 'rejected') === 0n
        ? `Atenciones y obsequios por ${writePesos(fact.amount)}, dentro del tope del ${formatPercent(countIn(fact.data, 'percent'), 0)}`
        : `Atenciones y obsequios por encima del tope: ${writePesos(fact.amount)} no deducibles`,
    treatment: ({ data }) =>
      `En el año, las cuentas de atenciones suman ${writePesos(amountIn(data, 'year'))}; se acepta hasta el ${formatPercent(countIn(data, 'percent'), 0)} de los ingresos, que van en ${writePesos(amountIn(data, 'sales'))}: ${writePesos(amountIn(data, 'limit'))}.`,
    why: 'Regalos, cortesías y festejos con clientes, proveedores y empleados se aceptan hasta el 1 % de los ingresos fiscales netos. El tope es del año: durante él es una advertencia.',
    correction: `${RECONCILE} Lleva el exceso del año a no deducible. Si parte del gasto es publicidad, con logotipo o contrato, regístralo donde corresponde.`,
  }),
  find: (analysis) => {
    const { books, roles, limits } = analysis;
    return { facts: courtesies(analysis.expensesOf('atenciones'), books, roles.ingresos, limits.topeAtenciones) };
  },
});
