/**
 * The third parties of a file: every distinct naming (id, DV, name) by its entry in the dictionary, where 0 is "no third party",
 * and the persons that they name, numbered in order of appearance, 0 being nobody.
 */

import { personKey } from '#core/identity/nit.ts';
import { type NameWords, nameWords } from '#core/identity/plain-name.ts';
import type { BalanceData } from './balance-data.ts';

export class ThirdParties {
  readonly #ids: readonly string[];
  readonly #names: readonly string[];
  readonly #dvs: Int8Array;
  readonly #keys: readonly string[];
  #persons: Persons | null = null;

  constructor({ ids, names, dvs }: BalanceData['thirdParties']) {
    this.#ids = ids;
    this.#names = names;
    this.#dvs = dvs;
    this.#keys = ids.map((id, entry) => (id ? personKey(id) : names[entry]!));
  }

  /** Namings, "no third party" among them. */
  get count(): number {
    return this.#ids.length;
  }

  /** Number as the file writes it, without DV; empty where it gives none. */
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

  /** Key of the person that the naming names: of its id, or the name where the file gives no id; empty for nobody. */
  key(entry: number): string {
    return this.#keys[entry]!;
  }

  /** What to call the party: its name, or its id where it has none. */
  label(entry: number): string {
    return this.#names[entry] || this.#ids[entry]!;
  }

  /** Words of the names, as numbers. Told once. */
  get words(): NameWords {
    return nameWords(this.#names);
  }

  /** What is made of each naming, in order, "no third party" first. */
  map<T>(of: (id: string, entry: number) => T): T[] {
    return this.#ids.map(of);
  }

  flatMap<T>(of: (id: string, entry: number) => T | readonly T[]): T[] {
    return this.#ids.flatMap(of);
  }

  /** Namings that fit. */
  entries(fits: (id: string, entry: number) => boolean): number[] {
    return this.#ids.flatMap((id, entry) => (fits(id, entry) ? [entry] : []));
  }

  /** One flag a naming. */
  flags(isSet: (id: string, entry: number) => boolean): Uint8Array {
    return Uint8Array.from(this.#ids, (id, entry) => (isSet(id, entry) ? 1 : 0));
  }

  /** First naming that fits, or −1. */
  find(fits: (id: string, entry: number) => boolean): number {
    return this.#ids.findIndex(fits);
  }

  /** How many persons there are, nobody among them. */
  get personCount(): number {
    return this.#numbered.keys.length;
  }

  /** Number of the person that a naming names. */
  person(entry: number): number {
    return this.#numbered.ofEntry[entry]!;
  }

  /** Key of a person by number; empty for nobody. */
  personKey(person: number): string {
    return this.#numbered.keys[person]!;
  }

  /** Numbers of everybody, nobody first. */
  get persons(): number[] {
    return this.#numbered.keys.map((_, person) => person);
  }

  /** Keys of the persons whose number fits. */
  keysWhere(fits: (person: number) => boolean): Set<string> {
    return new Set(this.#numbered.keys.filter((_, person) => fits(person)));
  }

  /** Numbers of the persons, a naming each: for loops over rows in the core. */
  get personOfEntry(): Uint32Array {
    return this.#numbered.ofEntry;
  }

  get #numbered(): Persons {
    this.#persons ??= numberPersons(this.#keys);
    return this.#persons;
  }
}

interface Persons {
  /** By number. */
  keys: readonly string[];
  ofEntry: Uint32Array;
}

function numberPersons(keyOfEntry: readonly string[]): Persons {
  const numbers = new Map<string, number>([['', 0]]);
  const keys = [''];
  const ofEntry = new Uint32Array(keyOfEntry.length);
  for (let entry = 0; entry < ofEntry.length; entry++) {
    const key = keyOfEntry[entry]!;
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
