/** ANI-8: withheld from a company in SIMPLE. */

import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { inMonth } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';
import { withheldInSimple } from '../simple-regime.ts';

export const ani8 = defineRule<Analysis>({
  code: 'ANI-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'Retención a una empresa del SIMPLE',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Lo que te retuvieron',
  severity: 'baja',
  legal: ['et_911'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Te retuvieron ${writePesos(fact.amount)} y la empresa está en el SIMPLE`,
    message: (fact) =>
      `${inMonth(fact)} te practicaron retención en la fuente: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'A los contribuyentes del régimen simple no se les practica retención de renta. Lo que les retengan no se descuenta del anticipo bimestral.',
    correction: () =>
      'Envía el RUT al cliente y pídele el reintegro de lo retenido. El asiento sugerido lo deja en su cartera hasta que lo devuelva.',
  },
  find: ({ context }) => ({ facts: withheldInSimple(context) }),
});
