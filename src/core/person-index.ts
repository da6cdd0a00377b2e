/**
 * Persons of a balance as small numbers, and sums of one column by person over some accounts, in arrays: what a validation
 * reads of everyone before it looks closer at a few.
 */
import type { TrialBalance } from './trial-balance.ts';

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
    const sums = new BigInt64Array(this.keys.length);
    const { thirdParty } = this.#balance.data.rows;
    const amounts = this.#balance.data.rows[column];
    const { ofEntry } = this.#balance.persons;
    for (const leaf of leaves) {
      const { from, to } = this.#balance.rowsOf(leaf);
      for (let row = from; row < to; row++) sums[ofEntry[thirdParty[row]!]!]! += amounts[row]!;
    }
    return sums;
  }
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
