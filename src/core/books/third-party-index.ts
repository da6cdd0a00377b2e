/**
 * Index of the third parties of a file: dictionary entries (every distinct id, DV, name; entry 0 is "no third party")
 * and the third parties that they name, numbered in order of appearance; number 0 is "no third party".
 */

import { thirdPartyKey } from '#core/identity/nit.ts';
import { type NameWords, nameWords } from '#core/identity/plain-name.ts';
import type { BalanceData } from './balance-data.ts';

export class ThirdPartyIndex {
  readonly #ids: readonly string[];
  readonly #names: readonly string[];
  readonly #dvs: Int8Array;
  /** Of each naming, once it was asked for. */
  readonly #keys: string[];
  numbering: Numbering | null = null;

  constructor({ ids, names, dvs }: BalanceData['thirdParties']) {
    this.#ids = ids;
    this.#names = names;
    this.#dvs = dvs;
    this.#keys = new Array(ids.length);
  }

  /** Number of dictionary entries, entry 0 included. */
  get count(): number {
    return this.#ids.length;
  }

  /** Id as in the file, without DV; empty where it gives none. */
  id(entry: number): string {
    return this.#ids[entry]!;
  }

  name(entry: number): string {
    return this.#names[entry]!;
  }

  /** −1 where the file gives none. */
  dv(entry: number): number {
    return this.#dvs[entry]!;
  }

  /** Grouping key of an entry's third party: its id, or the name where the file gives no id; empty for entry 0. */
  key(entry: number): string {
    this.#keys[entry] ??= this.#ids[entry] ? thirdPartyKey(this.#ids[entry]) : this.#names[entry]!;
    return this.#keys[entry];
  }

  /** Display name: the name, or the id of an entry without name. */
  label(entry: number): string {
    return this.#names[entry] || this.#ids[entry]!;
  }

  /** Word hashes of all names. Computed once. */
  get words(): NameWords {
    return nameWords(this.#names);
  }

  /** Maps every entry, in order, entry 0 first. */
  map<T>(of: (id: string, entry: number) => T): T[] {
    return this.#ids.map(of);
  }

  flatMap<T>(of: (id: string, entry: number) => T | readonly T[]): T[] {
    return this.#ids.flatMap(of);
  }

  /** Entries that match a predicate. */
  entries(fits: (id: string, entry: number) => boolean): number[] {
    return this.#ids.flatMap((id, entry) => (fits(id, entry) ? [entry] : []));
  }

  /** One flag per entry. */
  flags(isSet: (id: string, entry: number) => boolean): Uint8Array {
    const flags = new Uint8Array(this.#ids.length);
    for (let entry = 0; entry < flags.length; entry++) if (isSet(this.#ids[entry]!, entry)) flags[entry] = 1;
    return flags;
  }

  /** First entry that matches, or −1. */
  find(fits: (id: string, entry: number) => boolean): number {
    return this.#ids.findIndex(fits);
  }

  /** Number of third parties, number 0 included. */
  get thirdPartyCount(): number {
    return this.#numbered.keys.length;
  }

  /** Third-party number of an entry. */
  numberOf(entry: number): number {
    return this.#numbered.ofEntry[entry]!;
  }

  /** Grouping key of a third-party number; empty for 0. */
  keyOf(number: number): string {
    return this.#numbered.keys[number]!;
  }

  /** Third-party numbers that match a predicate, ascending. */
  numbersWhere(fits: (number: number) => boolean): number[] {
    const { thirdPartyCount } = this;
    const found: number[] = [];
    for (let number = 0; number < thirdPartyCount; number++) if (fits(number)) found.push(number);
    return found;
  }

  /** Grouping keys of the numbers that match a predicate. */
  keysWhere(fits: (number: number) => boolean): Set<string> {
    const { keys } = this.#numbered;
    return new Set(this.numbersWhere(fits).map((number) => keys[number]!));
  }

  /** Third-party number of each entry, for loops over rows in core. */
  get numberOfEntry(): Uint32Array {
    return this.#numbered.ofEntry;
  }

  get #numbered(): Numbering {
    this.numbering ??= numberThirdParties(this);
    return this.numbering;
  }
}

interface Numbering {
  /** Grouping key of each number. */
  keys: readonly string[];
  ofEntry: Uint32Array;
}

function numberThirdParties(thirdParties: ThirdPartyIndex): Numbering {
  const numbers = new Map<string, number>([['', 0]]);
  const keys = [''];
  const ofEntry = new Uint32Array(thirdParties.count);
  for (let entry = 0; entry < ofEntry.length; entry++) {
    const key = thirdParties.key(entry);
    let number = numbers.get(key);
    if (number === undefined) {
      number = keys.length;
      keys.push(key);
      numbers.set(key, number);
    }
    ofEntry[entry] = number;
  }
  return { keys, ofEntry };
}
