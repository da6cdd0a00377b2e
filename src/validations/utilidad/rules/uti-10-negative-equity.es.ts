/** UTI-10: negative equity. */

import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { equityFacts } from '../during-year.ts';
import { atClose } from '../rule-words.es.ts';

export const uti10 = defineRule<Analysis>({
  code: 'UTI-10',
  proof: 'balance',
  name: 'Patrimonio negativo',
  stake: 'reference',
  series: null,
  severity: 'alta',
  legal: ['ley_2069_2020_4', 'niif_pymes_3'],
  text: {
    title: (fact) => `El patrimonio es negativo en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, el patrimonio en libros es ${amountIn(fact.data, 'equity') < 0n ? 'negativo en' : 'de'} ${writePesos(abs(amountIn(fact.data, 'equity')))}${
        amountIn(fact.data, 'result') === 0n
          ? ''
          : ` y la ${amountIn(fact.data, 'result') < 0n ? 'pérdida' : 'utilidad'} del año es de ${writePesos(abs(amountIn(fact.data, 'result')))}`
      }: la empresa debe ${writePesos(fact.amount)} más de lo que tiene.`,
    why: 'Un patrimonio negativo pone en duda que el negocio pueda continuar. Los administradores deben verificarlo y convocar al máximo órgano social; no cumplir la hipótesis de negocio en marcha es causal de disolución.',
    correction: () =>
      'Confirma primero que no sea un error: activos sin registrar, pasivos repetidos. Si es real, informa a los administradores: hay que evaluar el negocio en marcha, capitalizar deudas de socios o enjugar pérdidas, y revelarlo.',
  },
  find: ({ context, month }) => ({ facts: equityFacts(context, month) }),
});
