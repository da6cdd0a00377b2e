/** NAT-13: net provisions. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { accountMessage, accountTitle } from '../rule-words.es.ts';

export const nat13 = defineRule<Analysis>({
  code: 'NAT-13',
  proof: 'balance',
  name: 'Provisiones y diferencia en cambio netas',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'baja',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: accountTitle,
    message: accountMessage,
    why: 'La recuperación de una provisión y la diferencia en cambio a favor son ingresos. Registradas como menor gasto (o la pérdida como menor ingreso) el resultado no cambia, pero ingresos y gastos quedan mal presentados y la conciliación fiscal se complica.',
    correction: () =>
      'Reclasifica: la recuperación de provisiones a recuperaciones, la ganancia en cambio a ingresos financieros, la pérdida en cambio a gastos financieros. Si tu política es presentarla neta, justifica el hallazgo.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('ajustes') }),
});
