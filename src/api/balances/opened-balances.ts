/** LRU cache of opened balances, for tasks of a worker thread that look at the same months again. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { openStoredBalance, type StoredBalance } from './stored-balance.ts';

/** A stored balance never changes: its id stands for its content. */
export interface IdentifiedBalance {
  id: string;
  stored: StoredBalance;
}

/** Part of the capacity beyond which a balance is not kept: a year of months and the audited one fit together. */
const LARGEST_PART = 1 / 16;

export class OpenedBalances {
  readonly #capacity: number;
  /** By id, least recently used first. */
  readonly #views = new Map<string, TrialBalance>();
  #rows = 0;

  /** `capacity`: rows of all balances that are kept. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Rows that are kept. */
  get rows(): number {
    return this.#rows;
  }

  open({ id, stored }: IdentifiedBalance): TrialBalance {
    const known = this.#views.get(id);
    if (known !== undefined) {
      this.#views.delete(id);
      this.#views.set(id, known);
      return known;
    }
    const view = openStoredBalance(stored);
    if (view.rowCount > this.#capacity * LARGEST_PART) return view;
    this.#views.set(id, view);
    this.#rows += view.rowCount;
    for (const [oldest, { rowCount }] of this.#views) {
      if (this.#rows <= this.#capacity) break;
      this.#views.delete(oldest);
      this.#rows -= rowCount;
    }
    return view;
  }
}
