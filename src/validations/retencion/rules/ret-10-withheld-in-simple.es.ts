/** RET-10: withheld in SIMPLE. */
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { withheldInSimple } from '../taxes/simple-regime.ts';
import { inMonth } from '../words.es.ts';

export const ret10 = defineRule<Analysis>({
  code: 'RET-10',
  proof: 'flow',
  name: 'Retención practicada por una empresa del SIMPLE',
  stake: 'to_explain',
  series: { measure: 'credit' },
  amountName: 'Retenido',
  severity: 'media',
  legal: ['et_911'],
  text: {
    title: (fact) => `${fact.accountName}: retención de ${writePesos(fact.amount)} en una empresa del SIMPLE`,
    message: (fact) =>
      `${inMonth(fact)} se retuvieron ${writePesos(fact.amount)} en ${writeAccount(fact)}, y la empresa está en el régimen simple.`,
    why: 'Los contribuyentes del régimen simple no practican retención en la fuente de renta, salvo la de pagos laborales. Lo retenido a un proveedor ordinario lo autorretiene él mismo.',
    correction: (fact) =>
      `Devuelve lo retenido acreditando su cuenta por pagar: ${writeAmounts(fact.thirdParties, 'a', 2)}. Si ya se consignó, pide la devolución o el pago en exceso a la DIAN. Si la empresa salió del SIMPLE, corrige el perfil.`,
  },
  find: ({ context, isSimple }) => ({ facts: isSimple ? withheldInSimple(context) : [] }),
});
