/** Unit of a chart's figures: millions, thousands for a small company; of restated ones their own measure. */
import type { Cents } from '#core/money/money.ts';
import type { RestatedUnit, StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { chartText, unitWords } from '../text.es.ts';

const thousandsBelow = 1_000_000_000n;

/** `measure`: what the figures were taken to; undefined for pesos as the books have them. */
export function chartUnit(
  amounts: readonly (Cents | null)[],
  measure: RestatedUnit | undefined,
): { unit: StatementUnit; words: string } {
  if (measure === 'uvt') return { unit: 'uvt', words: unitWords.uvt };
  const most = amounts.reduce<Cents>((high, amount) => {
    const size = amount === null ? 0n : amount < 0n ? -amount : amount;
    return size > high ? size : high;
  }, 0n);
  const unit = most < thousandsBelow ? 'miles' : 'millones';
  return { unit, words: measure === 'constantes' ? chartText.constant(unitWords[unit]) : unitWords[unit] };
}
