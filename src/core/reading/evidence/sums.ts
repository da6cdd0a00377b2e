/** Sums of the four amounts of rows, in cents, and choices among rows that make a sum come out. */
import { abs, type Cents } from '#core/money/money.ts';
import type { RawRows } from '../rows/raw-rows.ts';

/** Opening, debit, credit and closing, in the order of `amountFields`. */
export type Sums = readonly [opening: Cents, debit: Cents, credit: Cents, closing: Cents];

export const NOTHING: Sums = [0n, 0n, 0n, 0n];

/** Reports without decimals round each figure: one peso, in cents. */
const ROUNDING = 100n;
/** Rounding of more figures than these evens out. */
const MOST_ROUNDED = 50;
/** Maximum number of parts of which every choice is tried. */
const MOST_PARTS = 10;

export function sumsOf(raw: RawRows, rows: Uint32Array): Sums {
  if (rows.length < 2) return rows.length === 0 ? NOTHING : figuresOf(raw, rows[0]!);
  const { opening, debit, credit, closing } = raw.amounts;
  return [opening.sumOf(rows), debit.sumOf(rows), credit.sumOf(rows), closing.sumOf(rows)];
}

export function figuresOf({ amounts: { opening, debit, credit, closing } }: RawRows, row: number): Sums {
  return [opening.cents[row]!, debit.cents[row]!, credit.cents[row]!, closing.cents[row]!];
}

export function plus(one: Sums, other: Sums): Sums {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]];
}

export function minus(one: Sums, other: Sums): Sums {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]];
}

export function isNothing(sums: Sums): boolean {
  return sums.every((cents) => cents === 0n);
}

/** Rounding of `count` figures, in cents. */
export function toleranceOf(count: number): Cents {
  return ROUNDING * BigInt(Math.min(count, MOST_ROUNDED));
}

/** How far the balances are from adding up to nothing. */
export function imbalance([opening, , , closing]: Sums): Cents {
  return abs(opening) + abs(closing);
}

/** Whether two sums are equal in every amount, up to the rounding of `count` figures. */
export function areEqual(one: Sums, other: Sums, count: number): boolean {
  if (one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3]) return true;
  const tolerance = toleranceOf(count);
  return one.every((cents, at) => abs(cents - other[at]!) <= tolerance);
}

/**
 * Whether figures are those of a sum but for the signs of their balances, or for the movement, which is not printed: a
 * fact that does not move keeps its balance. Up to the rounding of `count` figures.
 */
export function areAlike(one: Sums, sum: Sums, count: number): boolean {
  const [opening, debit, credit, closing] = withoutSigns(one);
  const whole = withoutSigns(sum);
  if (areEqual([opening, debit, credit, closing], whole, count)) return true;
  if (debit !== 0n || credit !== 0n || opening === closing || closing === 0n) return false;
  return areEqual([opening === 0n ? whole[0] : opening, whole[1], whole[2], closing], whole, count);
}

function withoutSigns([opening, debit, credit, closing]: Sums): Sums {
  return [abs(opening), debit, credit, abs(closing)];
}

/** Whether debits equal credits and the balances add up to nothing, up to the rounding of `count` figures. */
export function isDoubleEntry([opening, debit, credit, closing]: Sums, count: number): boolean {
  return areEqual([opening, debit, 0n, closing], [0n, credit, 0n, 0n], count);
}

/**
 * The parts that, added to `base`, make a sum that fits, the smallest choice first; null if none does. Of many parts
 * only none, all, each one and all but one are tried.
 */
export function choose(base: Sums, parts: readonly Sums[], fits: (sums: Sums) => boolean): readonly number[] | null {
  if (parts.length === 0) return fits(base) ? [] : null;
  const all = parts.map((_, index) => index);
  const total = (chosen: readonly number[]) => chosen.reduce((sum, index) => plus(sum, parts[index]!), base);
  for (const chosen of choices(all)) if (fits(total(chosen))) return chosen;
  return null;
}

function* choices(all: readonly number[]): Generator<readonly number[]> {
  yield [];
  yield all;
  for (const one of all) yield [one];
  for (const one of all) yield all.filter((index) => index !== one);
  if (all.length > MOST_PARTS) return;
  const masks = Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((index) => mask & (1 << index)));
  yield* masks.filter(({ length }) => length > 1 && length < all.length - 1).sort((a, b) => a.length - b.length);
}
