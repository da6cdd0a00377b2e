/** Third-party numbering shared by several months, so that rows are compared in arrays instead of maps of strings. */
import type { TrialBalance } from './trial-balance.ts';

export class PersonNumbers {
  readonly #numbers = new Map<string, number>();

  /** Number of third parties so far. */
  get count(): number {
    return this.#numbers.size;
  }

  /** Shared third-party number of each dictionary entry of a balance. */
  of(balance: TrialBalance): Uint32Array {
    const { parties } = balance;
    const { personOfEntry } = parties;
    const numbers = new Uint32Array(parties.personCount);
    for (let person = 0; person < numbers.length; person++) numbers[person] = this.#number(parties.personKey(person));
    return personOfEntry.map((person) => numbers[person]!);
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
