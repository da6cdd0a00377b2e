/** INU-1: unusual account. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { onlyLargest } from '#core/checks/entry-words.es.ts';
import { listIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { who } from '../rule-words.es.ts';
import { misplacedFacts } from '../unusual.ts';

export const inu1 = defineRule<Analysis>({
  code: 'INU-1',
  proof: 'flow',
  about: 'third_parties',
  name: 'En una cuenta que no es la suya',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Registrado en esta cuenta',
  severity: 'media',
  mayBePractice: true,
  legal: ['cco_53', 'et_631', 'nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)} en ${fact.accountName}, que no es su cuenta de siempre: ${writePesos(fact.amount)}`,
    line: (fact) => `${who(fact)}: no es su cuenta de siempre`,
    message: (fact) => {
      const usual = listIn(fact.data, 'usual');
      const thirdParties = fact.thirdParties.map(
        (thirdParty, index) =>
          `${writeThirdParty(thirdParty)} ${writePesos(thirdParty.amount)} (siempre en ${usual[index]})`,
      );
      return `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene registros de terceros que en seis meses o más se registraron en una sola cuenta de gasto, y nunca en esta: ${writeList(thirdParties)}.`;
    },
    why: 'Un proveedor suele vender siempre lo mismo. Si cambia de cuenta, o vendió algo distinto, o el registro quedó donde no era: la comparación entre meses, la retención por concepto y la información exógena saldrían mal.',
    correction: (fact) =>
      `Mira en la factura qué se compró. Si es lo de siempre, trasládalo a su cuenta con el asiento sugerido y revisa la retención; si es otra cosa, justifica el hallazgo.${onlyLargest(fact)}`,
  },
  find: ({ books, oddities }) => ({ facts: misplacedFacts(oddities.misplaced, books.balance) }),
});
