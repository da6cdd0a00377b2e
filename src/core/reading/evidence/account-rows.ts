/** The rows of one account: those that may be its title, and the others. */
import { amountFields } from '../format.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import { areAlike, figuresOf, minus, sumsOf, toleranceOf } from './sums.ts';

/** Kinds of a raw row: as the format classified it, or to be settled by the sums. */
export const TITLE = 0;
const DETAIL = 1;
export const UNKNOWN = 2;

/** Rows of a file sorted by account. */
export interface Order {
  /** Raw rows, by account, then in file order. */
  rows: Uint32Array;
  /** First position in `rows` of each sorted account; one more entry closes the last. */
  first: Uint32Array;
}

/** Whether a row may be a title: it has no third party, and the format does not say that it is a fact. */
export function isBare(raw: RawRows, row: number): boolean {
  return raw.thirdParty[row] === 0 && raw.kind[row] !== DETAIL;
}

/** Rows that may be titles: their number, the first one, and the first one classified so by the format (−1: none). */
export function partsOf(raw: RawRows, group: Uint32Array): { bare: number; first: number; declared: number } {
  let bare = 0;
  let first = -1;
  let declared = -1;
  for (let index = 0; index < group.length; index++) {
    const row = group[index]!;
    if (!isBare(raw, row)) continue;
    if (first < 0) first = row;
    if (declared < 0 && raw.kind[row] === TITLE) declared = row;
    bare++;
  }
  return { bare, first, declared };
}

/** Other rows of an account without third party and with the figures of `title`. */
export function sameFigures(raw: RawRows, group: Uint32Array, title: number): number[] {
  const same: number[] = [];
  for (let index = 0; index < group.length; index++) {
    const row = group[index]!;
    if (row === title || !isBare(raw, row)) continue;
    if (amountFields.every((field) => raw.amounts[field].cents[row] === raw.amounts[field].cents[title]))
      same.push(row);
  }
  return same;
}

/** Whether a row equals, in every amount, the sum of the other rows of its account, repetitions of it excluded. */
export function isSumOfOthers(raw: RawRows, group: Uint32Array, candidate: number): boolean {
  if (isSum(raw, group, candidate)) return true;
  const said = sameFigures(raw, group, candidate).length;
  return said > 0 && isSum(raw, group, candidate, said);
}

/** `said`: rows of the group that repeat the candidate's figures. */
export function isSum(raw: RawRows, group: Uint32Array, candidate: number, said = 0): boolean {
  const tolerance = toleranceOf(group.length);
  const times = BigInt(2 + said);
  for (const field of amountFields) {
    const rest = raw.amounts[field].sumOf(group) - times * raw.amounts[field].cents[candidate]!;
    if (rest > tolerance || rest < -tolerance) return false;
  }
  return true;
}

/** Whether a row equals the sum of the other rows of its account but for the signs of its balances. */
export function isAlikeSum(raw: RawRows, group: Uint32Array, candidate: number): boolean {
  const own = figuresOf(raw, candidate);
  return areAlike(own, minus(sumsOf(raw, group), own), group.length);
}
