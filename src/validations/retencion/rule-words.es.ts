/** Words that several rules of this validation use. */
import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeChoice } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { monthIn, rates } from './words.es.ts';

export const isLowered = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'lowered';

export const isOver = ({ data }: FactView): boolean => wordIn(data, 'verdict') === 'over';

export const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;

/** The minimum base, when the concept has one. */
export function minimum(fact: FactView): string {
  const amount = amountIn(fact.data, 'minimum');
  return amount === 0n ? '' : ` La base mínima por pago es ${writePesos(amount)}.`;
}

/**
 * `a la tarifa del 4 %`, or the third party's own share; where the habit chose among the rates of the law, `a la del 11 %,
 * la que le aplicaste en enero de 2026; la ley admite 10 % u 11 % para personas`.
 */
export function atRate(fact: FactView): string {
  const whose = fact.thirdParties.length === 1 ? 'le' : 'les';
  if (countIn(fact.data, 'ownRate') === 1) return `al ${rates(fact)} que se ${whose} retuvo los meses anteriores`;
  const choice = listIn(fact.data, 'choice');
  if (choice.length === 0) return `a la tarifa del ${rates(fact)}`;
  const kind = countIn(fact.data, 'naturalPersons') === 1 ? ' para personas' : '';
  return `a la del ${rates(fact)}, la que ${whose} aplicaste en ${monthIn(fact, 'since')}; la ley admite ${writeChoice(choice.map((percent) => writeRate(Number(percent))))}${kind}`;
}
