/** Persons as small numbers, so that rows of several months are compared in arrays instead of maps of texts. */
import type { TrialBalance } from './trial-balance.ts';

export class PersonNumbers {
  readonly #numbers = new Map<string, number>();

  /** How many persons were numbered. */
  get count(): number {
    return this.#numbers.size;
  }

  /** The number of the person that each entry of the balance's third-party dictionary names; namings of one person share it. */
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
