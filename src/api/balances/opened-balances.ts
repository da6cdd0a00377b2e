/** LRU cache of opened balances, for tasks of a worker thread that look at the same months again. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { LruCache } from '#platform/lru-cache.ts';
import { openStoredBalance, type StoredBalance } from './stored-balance.ts';

/** A stored balance never changes: its id stands for its content. */
export interface IdentifiedBalance {
  id: string;
  stored: StoredBalance;
}

/** Part of the capacity beyond which a balance is not kept: a year of months and the audited one fit together. */
const LARGEST_PART = 1 / 16;

export class OpenedBalances {
  readonly #views: LruCache<TrialBalance>;

  /** `capacity`: rows of all balances that are kept. */
  constructor(capacity: number) {
    this.#views = new LruCache({ capacity, weigh: ({ rowCount }) => rowCount, heaviest: capacity * LARGEST_PART });
  }

  /** Rows that are kept. */
  get rows(): number {
    return this.#views.weight;
  }

  open({ id, stored }: IdentifiedBalance): TrialBalance {
    const known = this.#views.get(id);
    if (known !== undefined) return known;
    const view = openStoredBalance(stored);
    this.#views.set(id, view);
    return view;
  }
}
