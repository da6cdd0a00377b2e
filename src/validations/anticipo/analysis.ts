/** What the rules of anticipo share: what suppliers owe and are owed is crossed once. */
import type { Crossing } from '#core/checks/crossing.ts';
import { crossedWith } from './crossed.ts';
import type { Books } from './roles.ts';

export class Analysis {
  readonly books: Books;
  #suppliers: readonly Crossing[] | null = null;
  #keys: ReadonlySet<string> | null = null;

  constructor(books: Books) {
    this.books = books;
  }

  /** Suppliers with an advance and a debt. */
  get suppliers(): readonly Crossing[] {
    this.#suppliers ??= crossedWith('suppliers', this.books);
    return this.#suppliers;
  }

  /** Their keys: ANT-1 is about their advances, and no other rule. */
  get crossedSuppliers(): ReadonlySet<string> {
    this.#keys ??= new Set(this.suppliers.map(({ thirdParty }) => thirdParty.key));
    return this.#keys;
  }
}
