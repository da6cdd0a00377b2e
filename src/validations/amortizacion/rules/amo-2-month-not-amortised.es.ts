/** AMO-2: month not amortised. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { omissionFacts } from '../intangibles.ts';
import { kinds } from '../rule-words.es.ts';

export const amo2 = defineRule<Analysis>({
  code: 'AMO-2',
  proof: 'flow',
  name: 'No se amortizó',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la amortización' },
  severity: 'alta',
  legal: ['niif_pymes_18', 'et_142', 'et_143'],
  text: {
    title: (fact) => `No se registró la amortización de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `Hay ${countIn(fact.data, 'tangible') === 1 ? 'plantaciones, vías, minas o semovientes' : 'intangibles o cargos diferidos'} con un costo de ${writePesos(amountIn(fact.data, 'cost'))} y una amortización acumulada de ${writePesos(amountIn(fact.data, 'accumulated'))}, y en ${formatPeriod(fact.period)} no se amortizó nada. Corresponden ${writePesos(fact.amount)}.${lookUp(kinds, wordIn(fact.data, 'kind')) ?? ''}`,
    why: 'Para las pymes todo intangible tiene una vida finita, y lo que se agota con el uso se reparte mientras dura. Sin la amortización del mes, el activo y la utilidad aparecen mayores que los reales.',
    correction: () =>
      'Registra la amortización del mes con el asiento sugerido, ajustado a la ficha de cada activo. Si no se amortiza porque no está en uso o tu marco contable permite vida indefinida, escríbelo en los parámetros.',
  },
  find: ({ context, month }) => ({ facts: omissionFacts(context, month) }),
});
