/** INV-11: losses in the profit account. */
import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, origin } from '../rule-words.es.ts';

export const inv11 = defineRule<Analysis>({
  code: 'INV-11',
  proof: 'balance',
  name: 'Pérdidas en la cuenta de utilidades',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_cierre', 'puc_dinamicas'],
  text: {
    title: (fact) => `${fact.accountName} tiene pérdidas acumuladas por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} muestra un saldo débito de ${writePesos(fact.amount)}: son pérdidas, y están en la cuenta de utilidades. ${origin(fact)}`,
    why: 'Las pérdidas de ejercicios anteriores tienen su propia cuenta, con saldo débito. Mezcladas con las utilidades no se ve cuánto se debe enjugar antes de repartir.',
    correction: ({ data }) =>
      wordIn(data, 'losses') === ''
        ? 'Traslada el saldo a la cuenta de pérdidas acumuladas.'
        : 'Traslada el saldo a la cuenta de pérdidas acumuladas con el asiento sugerido. Si lo originó una distribución o un ajuste, revisa primero el acta.',
  },
  find: ({ losses }) => ({ facts: losses }),
});
