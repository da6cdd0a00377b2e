/** DIF-7: memorandum accounts. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';
import { orderName, side } from '../rule-words.es.ts';
import { memorandumFacts } from '../totals.ts';

export const dif7 = defineRule<Integrity>({
  code: 'DIF-7',
  proof: 'balance',
  name: 'Cuentas de orden que no se compensan',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['puc_ordenes'],
  text: {
    title: ({ amount, data }) => `${orderName(data)} no se compensan: ${writePesos(amount)}`,
    message: ({ data, found, amount }) =>
      (found ?? 0n) === 0n
        ? `${orderName(data)} cierran en cero, pero sus débitos y créditos del mes difieren en ${writePesos(amount)}.`
        : `${orderName(data)} deberían sumar cero con su cuenta por contra, y suman ${side(found ?? 0n)}.`,
    why: 'Cada cuenta de orden se registra contra su grupo por contra (81 a 83 contra 84 a 86, y 91 a 93 contra 94 a 96), de modo que juntas suman cero.',
    correction: () => 'Registra la contrapartida que falta en el grupo por contra de la misma clase.',
  },
  find: ({ context }) => ({ facts: memorandumFacts(context) }),
});
