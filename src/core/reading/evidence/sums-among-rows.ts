/**
 * Sums that were read as facts: a report by third party or branch, whose title lines carry the figures of their block,
 * would be counted twice although it balances.
 */
import type { BalanceData } from '#core/books/balance-data.ts';
import { amountFields } from '../format.ts';
import type { RawRows } from '../rows/raw-rows.ts';

/** Blocks of more than one row that chance does not explain, and the longest block searched. */
const FEWEST_BLOCKS = 2;
const LONGEST = 5000;

/**
 * Source row of the first sum, if the rows of a file, all of them facts, are blocks of one that is the sum of its others,
 * above or below them; else null.
 */
export function sumAmongRows(raw: RawRows, { rows }: Pick<BalanceData, 'rows'>): number | null {
  if (rows.debit.length < raw.count) return null;
  for (const isAbove of [true, false]) {
    const at = (place: number) => (isAbove ? place : raw.count - 1 - place);
    const sums = sumsIn(raw, at);
    if (sums.length > 0) return raw.source[isAbove ? sums[0]! : sums.at(-1)!]!;
  }
  return null;
}

/** Rows that are the sum of those after them in the given order; empty unless they and their blocks are all rows. */
function sumsIn(raw: RawRows, at: (place: number) => number): number[] {
  const sums: number[] = [];
  let several = 0;
  for (let place = 0; place < raw.count; ) {
    const length = blockAfter(raw, place, at);
    if (length === 0) return [];
    if (length > 1) several++;
    sums.push(at(place));
    place += 1 + length;
  }
  return several < FEWEST_BLOCKS ? [] : sums;
}

/** Rows after one that add up to it in every amount; 0 if none do. */
function blockAfter({ count, amounts }: RawRows, place: number, at: (place: number) => number): number {
  const left = amountFields.map((field) => amounts[field].at(at(place)));
  if (left.every((amount) => amount === 0n)) return 0;
  for (let length = 1; length <= LONGEST && place + length < count; length++) {
    amountFields.forEach((field, index) => {
      left[index]! -= amounts[field].at(at(place + length));
    });
    if (left.every((amount) => amount === 0n)) return length;
  }
  return 0;
}
