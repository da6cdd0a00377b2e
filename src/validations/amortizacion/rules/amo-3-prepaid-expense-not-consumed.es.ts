/** AMO-3: prepaid expense not consumed. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { interruptedFacts } from '../pace.ts';
import { idleFacts } from '../prepaid.ts';
import { atClose, inMonth } from '../rule-words.es.ts';

export const amo3 = defineRule<Analysis>({
  code: 'AMO-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Tres meses sin consumo',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta este consumo' },
  amountName: 'Saldo que no se consume',
  severity: 'media',
  legal: ['puc_dinamicas', 'et_142'],
  text: {
    title: (fact) =>
      countIn(fact.data, 'months') === 1
        ? `${fact.accountName}: este mes no se llevó nada al gasto`
        : `${fact.accountName}: ${countIn(fact.data, 'months')} meses sin llevar nada al gasto`,
    message: (fact) =>
      countIn(fact.data, 'months') === 1
        ? `${inMonth(fact)} no se consumió nada de ${writeAccount(fact)}. Los meses anteriores tomaron siempre lo mismo: ${writeAmounts(fact.thirdParties, 'de')}.`
        : `${atClose(fact)}, ${writeAccount(fact)} tiene ${writePesos(fact.amount)} que no se mueven hace ${countIn(fact.data, 'months')} meses: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'Un gasto pagado por anticipado se consume con el paso de los meses: la póliza, el arriendo o la suscripción se van agotando. Si no se lleva al gasto, el activo ya no existe y la utilidad está inflada.',
    correction: () =>
      'Busca la póliza o el contrato: lleva al gasto de su naturaleza los meses que ya pasaron, y deja programados los que faltan. Si el servicio terminó o se canceló, lleva todo el saldo al gasto o a una cuenta por cobrar.',
  },
  find: ({ context }) => {
    const { facts, notEvaluated } = idleFacts(context);
    return { facts: [...facts, ...interruptedFacts(context)], notEvaluated };
  },
});
