/** Unit of a chart's figures: millions, thousands for a small company. */
import type { Cents } from '#core/money/money.ts';
import type { Unit } from '../statement-view.ts';
import { unitWords } from '../text.es.ts';

const thousandsBelow = 1_000_000_000n;

export function chartUnit(amounts: readonly (Cents | null)[]): { unit: Unit; words: string } {
  const most = amounts.reduce<Cents>((high, amount) => {
    const size = amount === null ? 0n : amount < 0n ? -amount : amount;
    return size > high ? size : high;
  }, 0n);
  const unit: Unit = most < thousandsBelow ? 'miles' : 'millones';
  return { unit, words: unitWords[unit] };
}
