/**
 * Which documents add up to what was booked: deterministic, the plainest explanation first. All of them; all but the last
 * ones, which are booked later; all but one or two; and of few documents any part.
 */
import { abs, type Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';

/** A peso for each document, as books round each, and one for their sum. */
const PESO = 100n;
/** Of so many documents two may be left out, of so many any part be taken. */
const MOST_FOR_PAIRS = 60;
const MOST_FOR_PARTS = 13;

export function tolerance(documents: number): Cents {
  return PESO * BigInt(documents + 1);
}

/** Indexes that are left out, or null where no part adds up. `documents` in order of day. */
export function leftOut(documents: readonly ElectronicDocument[], target: Cents): ReadonlySet<number> | null {
  const count = documents.length;
  const totals = documents.map(({ total }) => total);
  const all = totals.reduce((sum, total) => sum + total, 0n);
  const fits = (sum: Cents, taken: number) => abs(sum - target) <= tolerance(taken);
  let sum = all;
  for (let left = 0; left <= count; left++) {
    if (left > 0) sum -= totals[count - left]!;
    if (fits(sum, count - left)) return new Set(Array.from({ length: left }, (_, index) => count - left + index));
  }
  for (let one = count - 1; one >= 0; one--) if (fits(all - totals[one]!, count - 1)) return new Set([one]);
  if (count > MOST_FOR_PAIRS) return null;
  for (let one = count - 1; one > 0; one--)
    for (let two = one - 1; two >= 0; two--)
      if (fits(all - totals[one]! - totals[two]!, count - 2)) return new Set([one, two]);
  if (count > MOST_FOR_PARTS) return null;
  for (let mask = 1; mask < 1 << count; mask++) {
    let taken = 0;
    let part = 0n;
    for (let index = 0; index < count; index++)
      if ((mask & (1 << index)) === 0) {
        part += totals[index]!;
        taken++;
      }
    if (fits(part, taken))
      return new Set(Array.from({ length: count }, (_, index) => index).filter((index) => mask & (1 << index)));
  }
  return null;
}
