/** Words that several rules of this validation use. */
import { amountIn, listIn } from '#core/engine/fact-data.ts';
import { writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';

export function percent(fact: FactView, index: number): string {
  return formatPercent(Number(listIn(fact.data, 'percents')[index]));
}

export function first({ thirdParties }: FactView): string {
  return thirdParties[0]!.name || writeThirdParty(thirdParties[0]!);
}

/** The first with its share, then the following ones. */
export function ranking(fact: FactView): string {
  const others = fact.thirdParties
    .slice(1)
    .map((thirdParty, index) => `${writeThirdParty(thirdParty)} ${percent(fact, index + 1)}`);
  return others.length === 0 ? '' : ` Le ${others.length === 1 ? 'sigue' : 'siguen'} ${writeList(others, 4)}.`;
}

export function total({ data }: FactView): string {
  return writePesos(amountIn(data, 'total'));
}
