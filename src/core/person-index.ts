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
  /** Number of the person that each entry of the third-party dictionary names. */
  readonly #numbers: Uint32Array;

  constructor(balance: TrialBalance) {
    this.#balance = balance;
    const numbers = new Map<string, number>([['', 0]]);
    this.#numbers = Uint32Array.from(balance.data.thirdParties.ids, (_, entry) => {
      const key = balance.personKeyOf(entry);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    });
    this.keys = [...numbers.keys()];
  }

  /** Sum of a column of the accounts, by person number. */
  tally(leaves: readonly number[], column: AmountColumn): BigInt64Array {
    const sums = new BigInt64Array(this.keys.length);
    const { thirdParty } = this.#balance.data.rows;
    const amounts = this.#balance.data.rows[column];
    for (const leaf of leaves) {
      const { from, to } = this.#balance.rowsOf(leaf);
      for (let row = from; row < to; row++) sums[this.#numbers[thirdParty[row]!]!]! += amounts[row]!;
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
