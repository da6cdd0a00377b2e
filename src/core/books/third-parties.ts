/**
 * Group-by third party over the rows of some accounts: the only place that groups them. Lazy: column sums of all third
 * parties are numeric arrays, and objects are created only on access.
 */

import { CentsColumn } from '#core/money/cents-column.ts';
import type { Cents } from '#core/money/money.ts';
import type { AmountColumn } from './amounts.ts';
import type { BalanceColumns } from './balance-columns.ts';
import { ThirdParty } from './third-party.ts';

/** Row filter and grouping. */
export interface ThirdPartyFilter {
  /** Grouping keys, or one flag per dictionary entry. */
  only?: ReadonlySet<string> | Uint8Array | undefined;
  /** Filter on the rows of the view. */
  rows?: (row: number) => boolean;
  /** Include "no third party", with an empty key. */
  withNone?: boolean;
  /** Group by dictionary entry (branches and misspellings apart) instead of by third party. */
  byEntry?: boolean;
}

export class ThirdParties implements Iterable<ThirdParty> {
  readonly #columns: BalanceColumns;
  readonly #leaves: readonly number[];
  readonly #which: ThirdPartyFilter;
  /** Filter by dictionary entry; null for all. */
  readonly #flags: Uint8Array | null;
  readonly #keys: ReadonlySet<string> | null;
  #selected: Uint32Array | null = null;
  #list: readonly ThirdParty[] | null = null;
  #byKey: ReadonlyMap<string, ThirdParty> | null = null;

  constructor(columns: BalanceColumns, leaves: readonly number[], which: ThirdPartyFilter) {
    this.#columns = columns;
    this.#leaves = which.only instanceof Set && which.only.size === 0 ? [] : leaves;
    this.#which = which;
    const { only = null } = which;
    const isFlags = only instanceof Uint8Array;
    this.#keys = isFlags ? null : only;
    this.#flags = isFlags || only === null ? only : new Uint8Array(columns.thirdParties.count);
  }

  /** In order of first appearance. */
  get list(): readonly ThirdParty[] {
    this.#list ??= this.#which.byEntry
      ? this.#grouped(new Uint32Array(this.#columns.thirdParties.count), null)
      : this.#grouped(this.#columns.places, this.#columns.thirdParties.numberOfEntry);
    return this.#list;
  }

  [Symbol.iterator](): Iterator<ThirdParty> {
    return this.list[Symbol.iterator]();
  }

  get size(): number {
    return this.list.length;
  }

  /** Grouping keys in the same order, without creating objects. */
  get keys(): Set<string> {
    const { data, thirdParties } = this.#columns;
    const { thirdParty } = data.rows;
    const { thirdPartyCount, numberOfEntry } = thirdParties;
    const isSeen = new Uint8Array(thirdPartyCount);
    const keys = new Set<string>();
    if (this.#which.withNone !== true) isSeen[0] = 1;
    for (const row of this.#rows) {
      const number = numberOfEntry[thirdParty[row]!]!;
      if (isSeen[number] === 1) continue;
      isSeen[number] = 1;
      keys.add(thirdParties.keyOf(number));
    }
    return keys;
  }

  get(key: string): ThirdParty | undefined {
    return this.#byGroupingKey.get(key);
  }

  has(key: string): boolean {
    return this.#byGroupingKey.has(key);
  }

  /** File rows of all groups, ascending. */
  get rows(): number[] {
    return this.list.flatMap(({ rows }) => rows).sort((a, b) => a - b);
  }

  /** Column sums by third-party number, zero for those filtered out. Number 0 is always included. */
  sums(column: AmountColumn): CentsColumn {
    const { data, thirdParties, cents } = this.#columns;
    const { thirdParty } = data.rows;
    const { thirdPartyCount, numberOfEntry } = thirdParties;
    const rows = this.#rows;
    const summed = new CentsColumn(thirdPartyCount);
    if (rows.length === 0) return summed;
    const amounts = cents[column];
    const sums = new Float64Array(thirdPartyCount);
    let magnitude = 0;
    for (let at = 0; at < rows.length; at++) {
      const amount = amounts.approximate(rows[at]!);
      magnitude += Math.abs(amount);
      sums[numberOfEntry[thirdParty[rows[at]!]!]!]! += amount;
    }
    // Sums of doubles are exact as long as the sum of all magnitudes is.
    if (magnitude > Number.MAX_SAFE_INTEGER) {
      const large = summed.cents;
      for (const row of rows) large[numberOfEntry[thirdParty[row]!]!]! += data.rows[column][row]!;
      return summed;
    }
    // Few rows name few of the third thirdParties.
    if (rows.length < thirdPartyCount) for (const row of rows) setSum(summed, sums, numberOfEntry[thirdParty[row]!]!);
    else for (let number = 0; number < thirdPartyCount; number++) setSum(summed, sums, number);
    return summed;
  }

  /** One flag per third-party number: set for those with rows, number 0 included. */
  present(): Uint8Array {
    const { data, thirdParties } = this.#columns;
    const { thirdParty } = data.rows;
    const { thirdPartyCount, numberOfEntry } = thirdParties;
    const isPresent = new Uint8Array(thirdPartyCount);
    for (const row of this.#rows) isPresent[numberOfEntry[thirdParty[row]!]!] = 1;
    return isPresent;
  }

  /** One flag per third-party number: set where a debit or credit is not zero. */
  moving(): Uint8Array {
    const { data, thirdParties, cents } = this.#columns;
    const { thirdParty } = data.rows;
    const { numberOfEntry: thirdPartyOfEntry } = thirdParties;
    const { debit, credit } = cents;
    const moving = new Uint8Array(thirdParties.thirdPartyCount);
    for (const row of this.#rows)
      if (!debit.isZero(row) || !credit.isZero(row)) moving[thirdPartyOfEntry[thirdParty[row]!]!] = 1;
    return moving;
  }

  /**
   * Keys of the third parties whose debits and credits, by magnitude, add up to more than an amount in cents, above zero.
   * No movement of any other, in any account, is larger. "No third party" is left out.
   */
  movingMoreThan(amount: Cents): Set<string> {
    const { data, thirdParties, cents } = this.#columns;
    const { thirdParty } = data.rows;
    const { numberOfEntry } = thirdParties;
    const { debit, credit } = cents;
    const gross = new Float64Array(thirdParties.thirdPartyCount);
    for (const row of this.#rows)
      gross[numberOfEntry[thirdParty[row]!]!]! += Math.abs(debit.approximate(row)) + Math.abs(credit.approximate(row));
    // Doubles round by far less than a billionth.
    const bound = Number(amount) * (1 - 1e-9);
    const keys = new Set<string>();
    for (let number = 1; number < gross.length; number++)
      if (gross[number]! > bound) keys.add(thirdParties.keyOf(number));
    return keys;
  }

  get #byGroupingKey(): ReadonlyMap<string, ThirdParty> {
    this.#byKey ??= new Map(this.list.map((thirdParty) => [thirdParty.key, thirdParty]));
    return this.#byKey;
  }

  /** `places`: scratch zeros, restored on return; holds 1 + the index in the result of each number's group. */
  #grouped(places: Uint32Array, numberOf: Uint32Array | null): ThirdParty[] {
    const { thirdParty } = this.#columns.data.rows;
    const thirdParties: ThirdParty[] = [];
    const numbers: number[] = [];
    const isNobodyLeftOut = this.#which.withNone !== true;
    for (const row of this.#rows) {
      const entry = thirdParty[row]!;
      const number = numberOf === null ? entry : numberOf[entry]!;
      if (number === 0 && isNobodyLeftOut) continue;
      const place = places[number]!;
      if (place > 0) thirdParties[place - 1]!.add(row);
      else {
        thirdParties.push(new ThirdParty(this.#columns, row));
        numbers.push(number);
        places[number] = thirdParties.length;
      }
    }
    for (const number of numbers) places[number] = 0;
    return thirdParties;
  }

  /** Filtered rows in account order: one pass serves every accessor. */
  get #rows(): Uint32Array {
    this.#selected ??= this.#select();
    return this.#selected;
  }

  #select(): Uint32Array {
    const { thirdParty } = this.#columns.data.rows;
    const spans = this.#leaves.map((leaf) => this.#columns.rowsOf(leaf));
    const rows = new Uint32Array(spans.reduce((sum, { from, to }) => sum + to - from, 0));
    const { rows: isWanted } = this.#which;
    // Private fields and calls cost more than the rest of these loops.
    const flags = this.#flags;
    const isLazy = this.#keys !== null;
    let count = 0;
    for (const { from, to } of spans) {
      if (flags === null && isWanted === undefined) {
        for (let row = from; row < to; row++) rows[count++] = row;
        continue;
      }
      for (let row = from; row < to; row++) {
        if (flags !== null) {
          const entry = thirdParty[row]!;
          if (isLazy && flags[entry] === UNKNOWN) flags[entry] = this.#askedFlag(entry);
          if (flags[entry] !== ASKED) continue;
        }
        if (isWanted === undefined || isWanted(row)) rows[count++] = row;
      }
    }
    return rows.subarray(0, count);
  }

  /** Evaluates the filter of keys: at most once per entry, and only for entries with rows. */
  #askedFlag(entry: number): number {
    return this.#keys!.has(this.#columns.thirdParties.key(entry)) ? ASKED : NOT_ASKED;
  }
}

const UNKNOWN = 0;
const ASKED = 1;
const NOT_ASKED = 2;

function setSum(column: CentsColumn, sums: Float64Array, person: number): void {
  if (sums[person] !== 0) column.set(person, sums[person]!);
}
