/** DEP-7: above the fiscal maximum. */

import { writeRate } from '#core/checks/table-row.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { fiscalFacts } from '../rates.ts';

export const dep7 = defineRule<Assets>({
  code: 'DEP-7',
  proof: 'flow',
  name: 'Máximo fiscal',
  stake: 'reference',
  series: { measure: 'balance' },
  severity: 'informativa',
  legal: ['et_137', 'niif_pymes_29'],
  text: {
    title: (fact) => `${writePesos(fact.amount)} de depreciación del año pasan del máximo fiscal`,
    line: () => 'Depreciación del año por encima del máximo fiscal',
    message: (fact) =>
      `En ${fact.period.year} se llevaron al gasto ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}. Para «${wordIn(fact.data, 'assets')}» el máximo fiscal es el ${writeRate(countIn(fact.data, 'percent'))} anual del costo (${wordIn(fact.data, 'law')}): ${writePesos(fact.expected ?? 0n)}.`,
    why: 'La vida útil contable puede ser más corta que la fiscal. El exceso del año no se deduce ahora sino después: es una diferencia temporaria que genera impuesto diferido.',
    correction: () =>
      'No hay nada que corregir en la contabilidad. Llévalo a la conciliación fiscal como diferencia temporaria y reconoce el impuesto diferido si tu grupo de NIIF lo exige.',
  },
  find: ({ context, month }) => ({ facts: fiscalFacts(context, month) }),
});
