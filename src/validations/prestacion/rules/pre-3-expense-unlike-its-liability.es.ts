/** PRE-3: expense unlike its liability. */
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeDone } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { liabilityFacts } from '../provision.ts';
import { inMonth, name } from '../rule-words.es.ts';

export const pre3 = defineRule<Payroll>({
  code: 'PRE-3',
  proof: 'flow',
  name: 'El gasto no coincide con el pasivo',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta este registro' },
  severity: 'media',
  legal: ['niif_pymes_28', 'puc_dinamicas'],
  text: {
    title: (fact) => `El gasto de ${name(fact)} no coincide con su pasivo: ${writePesos(fact.amount)} de diferencia`,
    message: (fact) =>
      `${inMonth(fact)} ${writeDone(amountIn(fact.data, 'charged'), 'llevaron', 'llevó')} al gasto de ${name(fact)} y ${writeDone(amountIn(fact.data, 'credited'), 'acreditaron', 'acreditó')} en su pasivo.`,
    why: 'Cada peso que se causa va al gasto y al pasivo a la vez. Un gasto sin pasivo es un pago que no consumió lo provisionado, o una provisión que quedó en otra cuenta; un pasivo sin gasto no afectó el resultado.',
    correction: (fact) =>
      (fact.found ?? 0n) < (fact.expected ?? 0n)
        ? `Revisa el comprobante. Si fue un pago de ${name(fact)}, debítalo del pasivo hasta lo provisionado y deja en el gasto solo el exceso. Si fue la provisión, traslada la contrapartida a ${writeAccount(fact)}.`
        : 'Revisa el comprobante que acreditó el pasivo: su débito debe estar en el gasto de la misma prestación, no en otra cuenta.',
  },
  find: ({ context, month, isClosing }) => ({ facts: isClosing ? [] : liabilityFacts(context, month) }),
});
