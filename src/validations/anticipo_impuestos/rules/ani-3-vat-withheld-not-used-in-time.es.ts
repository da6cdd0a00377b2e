/** ANI-3: VAT withheld not used in time. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { withheldVat } from '../credits.ts';
import { atClose, pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani3 = defineRule<Analysis>({
  code: 'ANI-3',
  proof: 'balance',
  name: 'IVA retenido que no se usó a tiempo',
  stake: 'at_risk',
  series: { measure: 'balance' },
  amountName: 'IVA retenido que no se usó a tiempo',
  severity: 'media',
  legal: ['et_484_1'],
  text: {
    title: (fact) => `IVA que te retuvieron sin usar a tiempo: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')}. De eso, ${writePesos(fact.amount)} no es del periodo de IVA actual (de ${countIn(fact.data, 'months')} meses) ni de los dos anteriores.`,
    why: 'El IVA que te retuvieron se lleva a la declaración del periodo en que te lo retuvieron o a uno de los dos siguientes. Después ya no se puede descontar.',
    correction: () =>
      'Busca en qué declaración se tomó. Si se tomó, registra el cruce con el asiento sugerido. Si no, corrige la declaración del periodo si aún puedes; si no, llévalo al gasto (no deducible).',
  },
  find: ({ context }) => withheldVat(context),
});
