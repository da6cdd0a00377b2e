/** TER-7: third parties without movement. */
import { countIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inactiveThirdPartyFacts } from '../inactive-third-party.ts';

export const ter7 = defineRule<Analysis>({
  code: 'TER-7',
  proof: 'balance',
  about: 'third_parties',
  name: 'Saldos de terceros sin movimiento en un año',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldos sin movimiento',
  severity: 'baja',
  legal: ['et_632', 'niif_pymes_11'],
  text: {
    title: (fact) =>
      `La cuenta ${writeAccount(fact)} tiene saldos de terceros sin movimiento en ${formatCount(countIn(fact.data, 'months'))} meses`,
    message: (fact) =>
      `${nameOrCount(fact.thirdParties, 'tercero', 'terceros')}, de la cuenta ${writeAccount(fact)}, no se ${fact.thirdParties.length === 1 ? 'movió' : 'movieron'} en ninguna cuenta durante ${formatCount(countIn(fact.data, 'months'))} meses y ${fact.thirdParties.length === 1 ? 'conserva' : 'conservan'} ${writePesos(fact.amount)}${fact.thirdParties.length === 1 ? '' : `: ${writeAmounts(fact.thirdParties, 'de')}`}.`,
    why: 'Un saldo quieto por un año suele estar ya pagado, perdido o en otra cuenta. Si es cartera, puede necesitar deterioro; si es una deuda que prescribió, es un ingreso.',
    correction: () =>
      'Pide confirmación del saldo al tercero. Según el soporte: cobra o paga, reconoce el deterioro o castigo, o reclasifica lo que esté en otra cuenta.',
  },
  find: ({ context, kinds }) => inactiveThirdPartyFacts(context, kinds),
});
