/** What the rules of cuenta_inusual share: the books, and what no habit explains. */
import type { EquityContext } from './equity.ts';
import { type Books, type Oddities, odditiesOf } from './unusual.ts';

export class Analysis {
  readonly books: Books;
  readonly equity: EquityContext;
  #oddities: Oddities | null = null;

  constructor(books: Books, equity: EquityContext) {
    this.books = books;
    this.equity = equity;
  }

  get oddities(): Oddities {
    this.#oddities ??= odditiesOf(this.books);
    return this.#oddities;
  }
}
