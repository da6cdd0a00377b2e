/** What the rules of nit share, each part worked out when a rule first needs it. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Books } from './fictitious.ts';
import { type Shapes, shapesOf } from './number-shapes.ts';
import { duplicatedByDv } from './with-and-without-dv.ts';

export class Analysis {
  readonly books: Books;
  #isDuplicate: Uint8Array | null = null;
  #shapes: Shapes | null = null;

  constructor(books: Books) {
    this.books = books;
  }

  get balance(): TrialBalance {
    return this.books.balance;
  }

  /** Dictionary entries with and without the DV appended: NIT-5 is about them, and no other rule. */
  get isDuplicate(): Uint8Array {
    this.#isDuplicate ??= duplicatedByDv(this.balance);
    return this.#isDuplicate;
  }

  get shapes(): Shapes {
    this.#shapes ??= shapesOf(this.balance, this.isDuplicate);
    return this.#shapes;
  }
}
