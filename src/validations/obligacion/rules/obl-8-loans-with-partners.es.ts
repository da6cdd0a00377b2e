/** OBL-8: loans with partners. */
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { partnerLoanFacts, stoppedInterestFacts } from '../lenders.ts';
import { atClose, inMonth, isOwed, lender, lenderName } from '../rule-words.es.ts';

const isStopped = ({ data }: FactView): boolean => countIn(data, 'stopped') === 1;

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
    title: (fact) =>
      isStopped(fact)
        ? `Faltan los intereses del préstamo ${isOwed(fact) ? 'de' : 'a'} ${lenderName(fact)}: unos ${writePesos(fact.amount)}`
        : `Préstamos ${isOwed(fact) ? 'de' : 'a'} socios por ${writePesos(fact.amount)} sin intereses`,
    message: (fact) =>
      isStopped(fact)
        ? `${inMonth(fact)} no hay ${isOwed(fact) ? 'gasto' : 'ingreso'} por intereses de ${lender(fact)}, ${isOwed(fact) ? 'a quien la empresa le debe' : 'que le debe a la empresa'} ${writePesos(amountIn(fact.data, 'held'))}. En los ${countIn(fact.data, 'months')} meses anteriores los hubo siempre en ${writeAccount(fact)}: en la misma proporción del préstamo serían ${writePesos(fact.amount)}.`
        : `${atClose(fact)} ${isOwed(fact) ? `la empresa debe ${writeAmounts(fact.thirdParties, 'a')}` : `hay por cobrar ${writeAmounts(fact.thirdParties, 'a')}`} y no hay ${isOwed(fact) ? 'intereses causados' : 'ingresos por intereses'} con ${fact.thirdParties.length === 1 ? 'ese socio' : 'ellos'}. Por verificar.`,
    why: 'La ley presume que el préstamo en dinero entre una sociedad y sus socios genera un interés mínimo anual, aunque no se cobre: es ingreso para el impuesto de renta de quien presta.',
    correction: (fact) =>
      isStopped(fact)
        ? 'Causa los intereses del mes como en los anteriores. Si el préstamo se pagó o se acordó suspenderlos, justifica el hallazgo: el interés presunto se declara de todos modos.'
        : isOwed(fact)
          ? 'Confirma si es un préstamo y qué se pactó. Si tiene intereses, caúsalos cada mes, con su retención. Si no, el socio declara el interés presunto; avísale.'
          : 'Liquida el interés presunto del año y llévalo a la declaración de renta. Si se pactan intereses, caúsalos cada mes.',
  },
  find: ({ context }) => ({ facts: [...stoppedInterestFacts(context), ...partnerLoanFacts(context)] }),
});
