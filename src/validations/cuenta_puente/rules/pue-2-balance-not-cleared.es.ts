/** PUE-2: balance not cleared. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Clearing } from '../clearing.ts';
import { balanceFact } from '../clearing.ts';
import { side, who } from '../rule-words.es.ts';

export const pue2 = defineRule<Clearing>({
  code: 'PUE-2',
  proof: 'balance',
  name: 'Saldo que lleva meses sin moverse',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['et_774', 'et_654_e', 'cco_53'],
  text: {
    title: (fact) =>
      `${fact.accountName} lleva ${countIn(fact.data, 'still')} meses con ${writePesos(fact.amount)} sin aclarar`,
    message: (fact) =>
      `${writeAccount(fact)} tiene un saldo ${side(fact)} de ${writePesos(fact.amount)} que no se ha movido en los últimos ${countIn(fact.data, 'still')} meses.${who(fact)}`,
    why: 'Una partida por identificar que nadie mueve deja de ser transitoria: es un activo o un pasivo que no existe, o un resultado sin registrar. Ante la DIAN, un recaudo sin identificar es un ingreso probable.',
    correction: () =>
      'Pide los soportes al banco o al tercero y clasifícala ya. Si no aparece quién consignó, trátala como pasivo con su evidencia; si es un error de años anteriores, corrígela contra resultados acumulados.',
  },
  find: (clearing) => ({ facts: clearing.left('stale').map((one) => balanceFact(one, clearing.books)) }),
});
