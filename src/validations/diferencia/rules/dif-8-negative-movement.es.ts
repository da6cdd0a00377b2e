/** DIF-8: negative movement. */
import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';

export const dif8 = defineRule<Integrity>({
  code: 'DIF-8',
  proof: 'flow',
  name: 'Débitos o créditos negativos',
  stake: 'to_explain',
  series: null,
  amountName: 'Débitos y créditos negativos',
  severity: 'baja',
  isSeverityFixed: true,
  legal: ['cco_57', 'et_773'],
  text: {
    title: (fact) => `La cuenta ${writeAccount(fact)} tiene débitos o créditos negativos: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${writeAccount(fact)} hay movimientos con signo negativo por ${writePesos(fact.amount)}${writeDetail(fact, 'de')}.`,
    why: 'Un débito negativo es un crédito sin nombre: suele venir de anulaciones. El saldo queda bien, pero los movimientos del mes que se usan para retenciones, IVA y exógena quedan mal medidos.',
    correction: () =>
      'Si son anulaciones o reversiones, configura el programa para que las registre en el lado contrario. Si es un ajuste manual, corrige el comprobante.',
  },
  find: ({ rows }) => ({ facts: rows.negativeFacts }),
});
