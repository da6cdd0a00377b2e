/** AUT-1: payable unlike receivable. */
import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth } from '../rule-words.es.ts';

export const aut1 = defineRule<Analysis>({
  code: 'AUT-1',
  proof: 'flow',
  name: 'Por pagar y a favor no coinciden',
  stake: 'at_risk',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'media',
  legal: ['et_365_par_2', 'dur_1_2_6_6', 'et_373'],
  text: {
    title: (fact) => `La autorretención por pagar y la registrada a favor difieren en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(amountIn(fact.data, 'credited'))} de autorretención por pagar y se registraron ${writePesos(amountIn(fact.data, 'debited'))} a favor.`,
    why: 'La autorretención es un anticipo del impuesto del año: lo que se paga a la DIAN es también un activo, que se descuenta en la declaración de renta. Los dos lados se registran en el mismo comprobante y por el mismo valor.',
    correction: () =>
      'Busca el comprobante de la autorretención del mes y corrige el lado que falta o sobra. Si la diferencia es de otro anticipo en la misma cuenta, sepáralo en su propia auxiliar.',
  },
  find: ({ isItsOwn, otherSide }) => ({
    facts: isItsOwn && otherSide !== null && !otherSide.isExpensed ? [otherSide.fact] : [],
  }),
});
