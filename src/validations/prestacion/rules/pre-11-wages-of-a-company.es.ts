/** PRE-11: wages of a company. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { companyFacts } from '../companies.ts';
import { inMonth } from '../rule-words.es.ts';

export const pre11 = defineRule<Payroll>({
  code: 'PRE-11',
  proof: 'flow',
  name: 'Un salario a nombre de una empresa',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  amountName: 'Salario a nombre de empresas',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_631', 'puc_dinamicas'],
  text: {
    title: (fact) => `Un salario de ${writePesos(fact.amount)} está a nombre de una empresa`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} tiene como salario ${writeAmounts(fact.thirdParties, 'de')}.${
        wordIn(fact.data, 'employee') === ''
          ? ''
          : ` ${wordIn(fact.data, 'employee')} se quedó sin salario por un valor parecido y sus prestaciones sí se causaron.`
      }`,
    why: 'Una empresa no es empleada de nadie: el tercero está mal, o el pago no es salario. El certificado del empleado, la información exógena y la base de sus aportes salen equivocados.',
    correction: (fact) =>
      wordIn(fact.data, 'employee') === ''
        ? 'Mira la nómina del mes. Si es el salario de un empleado, cambia el tercero. Si es una factura, llévala a su cuenta de gasto y revisa su retención.'
        : 'Confírmalo en la nómina y cambia el tercero con el asiento sugerido. Si es una factura, llévala a su cuenta de gasto.',
  },
  find: ({ context, month, isClosing }) => ({ facts: isClosing ? [] : companyFacts(context, month) }),
});
