/** OBL-3: private lender among the banks. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { notBankFacts } from '../lenders.ts';
import { atClose } from '../rule-words.es.ts';

export const obl3 = defineRule<Analysis>({
  code: 'OBL-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Socios o particulares entre los bancos',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Deuda con quien no es una entidad financiera',
  severity: 'media',
  mayBePractice: true,
  legal: ['puc_dinamicas', 'et_631', 'niif_pymes_33'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${fact.accountName} incluye a quien no es una entidad financiera`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} debe ${writePesos(fact.amount)}${writeDetail(fact, 'a')}.${
        countIn(fact.data, 'partners') > 0 ? ' Hay socios de la empresa entre ellos.' : ''
      }`,
    why: 'Las cuentas de bancos son para entidades financieras. Lo que prestan los socios se presenta y se revela aparte, y lo que prestan los particulares tiene otra cuenta y otro reporte en exógena.',
    correction: () =>
      'Reclasifica con el asiento sugerido: los socios a deudas con accionistas o socios, los demás a otras obligaciones con particulares. Si el tercero está mal y la deuda es con un banco, corrige el tercero.',
  },
  find: ({ context }) => ({ facts: notBankFacts(context) }),
});
