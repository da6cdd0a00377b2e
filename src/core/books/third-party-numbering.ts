/** Third-party numbering shared by several months, so that rows are compared in arrays instead of maps of strings. */
import type { TrialBalance } from './trial-balance.ts';

export class ThirdPartyNumbering {
  readonly #numbers = new Map<string, number>();

  /** Number of third parties so far. */
  get count(): number {
    return this.#numbers.size;
  }

  /** Shared third-party number of each dictionary entry of a balance. */
  of(balance: TrialBalance): Uint32Array {
    const { thirdParties } = balance;
    const { numberOfEntry: thirdPartyOfEntry } = thirdParties;
    const numbers = new Uint32Array(thirdParties.thirdPartyCount);
    for (let thirdParty = 0; thirdParty < numbers.length; thirdParty++)
      numbers[thirdParty] = this.#number(thirdParties.keyOf(thirdParty));
    return thirdPartyOfEntry.map((thirdParty) => numbers[thirdParty]!);
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
