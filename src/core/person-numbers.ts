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
    return Uint32Array.from(balance.data.thirdParties.ids, (_, entry) => this.#number(balance.personKeyOf(entry)));
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
