/** UTI-4: closing account. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { closingAccountFacts } from '../closing.ts';
import { atClose, side } from '../rule-words.es.ts';

export const uti4 = defineRule<Analysis>({
  code: 'UTI-4',
  proof: 'balance',
  name: 'Ganancias y pérdidas con saldo',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldo que debe ser cero',
  severity: 'media',
  legal: ['puc_cierre'],
  text: {
    title: (fact) => `${fact.accountName} quedó con ${writePesos(fact.amount)}`,
    line: () => 'Quedó con saldo',
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene un saldo ${side(fact.found ?? 0n)} de ${writePesos(fact.amount)}.`,
    why: 'Esa cuenta solo se usa un instante: recibe el cierre de los resultados y lo entrega al patrimonio. Con saldo, el cierre está a medias o alguien la usó como una cuenta cualquiera.',
    correction: () =>
      'Si el cierre está a medias, complétalo con el asiento sugerido. Si es un registro del mes, trasládalo a su cuenta.',
  },
  find: ({ context, month }) => ({ facts: closingAccountFacts(context, month) }),
});
