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

/** `a la tarifa del 4 %`, or the third party's own share, or `a la tarifa del 11 %, la que le aplicaste en enero de 2026`. */
export function atRate(fact: FactView): string {
  const whose = fact.thirdParties.length === 1 ? 'le' : 'les';
  if (countIn(fact.data, 'ownRate') === 1) return `al ${rates(fact)} que se ${whose} retuvo los meses anteriores`;
  if (wordIn(fact.data, 'since') === '') return `a la tarifa del ${rates(fact)}`;
  return `a la tarifa del ${rates(fact)}, la que ${whose} aplicaste en ${monthIn(fact, 'since')}`;
}

/** The rates among which a habit chose: `; la ley admite 10 % u 11 % para personas`. */
export function allowed({ data }: FactView): string {
  const choice = listIn(data, 'choice').map((percent) => writeRate(Number(percent)));
  if (choice.length === 0) return '';
  return `; la ley admite ${writeChoice(choice)}${countIn(data, 'naturalPersons') === 1 ? ' para personas' : ''}`;
}
