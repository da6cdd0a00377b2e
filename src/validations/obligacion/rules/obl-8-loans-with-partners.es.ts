/** OBL-8: loans with partners. */
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { partnerLoanFacts } from '../lenders.ts';
import { atClose, isOwed } from '../rule-words.es.ts';

export const obl8 = defineRule<Analysis>({
  code: 'OBL-8',
  proof: 'balance',
  about: 'third_parties',
  name: 'Préstamos a socios y de socios',
  stake: 'reference',
  series: { measure: 'balance' },
  amountName: 'Préstamos sin intereses',
  severity: 'informativa',
  legal: ['et_35'],
  text: {
    title: (fact) => `Préstamos ${isOwed(fact) ? 'de' : 'a'} socios por ${writePesos(fact.amount)} sin intereses`,
    message: (fact) =>
      `${atClose(fact)} ${isOwed(fact) ? `la empresa debe ${writeAmounts(fact.thirdParties, 'a')}` : `hay por cobrar ${writeAmounts(fact.thirdParties, 'a')}`} y no hay ${isOwed(fact) ? 'intereses causados' : 'ingresos por intereses'} con ${fact.thirdParties.length === 1 ? 'ese socio' : 'ellos'}. Por verificar.`,
    why: 'La ley presume que el préstamo en dinero entre una sociedad y sus socios genera un interés mínimo anual, aunque no se cobre: es ingreso para el impuesto de renta de quien presta.',
    correction: (fact) =>
      isOwed(fact)
        ? 'Confirma si es un préstamo y qué se pactó. Si tiene intereses, caúsalos cada mes, con su retención. Si no, el socio declara el interés presunto; avísale.'
        : 'Liquida el interés presunto del año y llévalo a la declaración de renta. Si se pactan intereses, caúsalos cada mes.',
  },
  find: ({ context }) => ({ facts: partnerLoanFacts(context) }),
});
