/**
 * Persons of a balance as small numbers, and sums of one column by person over some accounts, in arrays: what a validation
 * reads of everyone before it looks closer at a few.
 */
import { CentsColumn } from '#core/money/cents-column.ts';
import type { AccountRange, TrialBalance } from './trial-balance.ts';

export type AmountColumn = 'opening' | 'debit' | 'credit' | 'closing';

class PersonIndex {
  /** Key of each person, by number; 0 is "no third party". */
  readonly keys: readonly string[];
  readonly #balance: TrialBalance;

  constructor(balance: TrialBalance) {
    this.#balance = balance;
    this.keys = balance.persons.keys;
  }

  /** Sum of a column of the accounts, by person number. */
  tally(leaves: readonly number[], column: AmountColumn): BigInt64Array {
    const { data, persons } = this.#balance;
    const amounts = new CentsColumn(data.rows[column]);
    const sums = new Float64Array(this.keys.length);
    let magnitude = 0;
    for (const leaf of leaves) {
      magnitude += addUp(amounts, this.#balance.rowsOf(leaf), data.rows.thirdParty, persons.ofEntry, sums);
    }
    // Sums of doubles are exact for as long as all of them together are.
    return magnitude <= Number.MAX_SAFE_INTEGER ? centsOf(sums) : this.#largeTally(leaves, column);
  }

  /** The same of amounts that doubles do not hold. */
  #largeTally(leaves: readonly number[], column: AmountColumn): BigInt64Array {
    const { rows } = this.#balance.data;
    const { ofEntry } = this.#balance.persons;
    const sums = new BigInt64Array(this.keys.length);
    for (const leaf of leaves) {
      const { from, to } = this.#balance.rowsOf(leaf);
      for (let row = from; row < to; row++) sums[ofEntry[rows.thirdParty[row]!]!]! += rows[column][row]!;
    }
    return sums;
  }
}

/** Adds the amounts of some rows to the sums of their persons; tells how much was added, whatever its sign. */
function addUp(
  amounts: CentsColumn,
  { from, to }: AccountRange,
  thirdParty: Uint32Array,
  ofEntry: Uint32Array,
  sums: Float64Array,
): number {
  let magnitude = 0;
  for (let row = from; row < to; row++) {
    const amount = amounts.approximate(row);
    magnitude += Math.abs(amount);
    sums[ofEntry[thirdParty[row]!]!]! += amount;
  }
  return magnitude;
}

function centsOf(sums: Float64Array): BigInt64Array {
  const column = new CentsColumn(sums.length);
  for (let index = 0; index < sums.length; index++) if (sums[index] !== 0) column.set(index, sums[index]!);
  return column.cents;
}

const known = new WeakMap<TrialBalance, PersonIndex>();

/** The index of a balance, made once: several validations ask for it. */
export function personIndexOf(balance: TrialBalance): PersonIndex {
  let index = known.get(balance);
  if (!index) {
    index = new PersonIndex(balance);
    known.set(balance, index);
  }
  return index;
}
