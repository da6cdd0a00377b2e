/** LRU cache of decoded months, for worker threads: whoever looks at statements asks for the same years again. */
import type { MonthFigures } from '#core/statement/month-figures.ts';
import { LruCache } from '#platform/lru-cache.ts';
import { decodeFigures } from './encoded-figures.ts';

/** Months of a company. A stored balance never changes: its id stands for its content, with what was said of its accounts. */
export interface MonthsToDraw {
  ids: string[];
  /** What their figures follow from besides. */
  basis: string;
  /** Encoded; null: as kept, and the answer is null where they are not. */
  encoded: Uint8Array[] | null;
}

export class OpenedFigures {
  /** By id and basis. */
  readonly #months: LruCache<MonthFigures>;

  /** `capacity`: accounts of all months that are kept. */
  constructor(capacity: number) {
    this.#months = new LruCache({ capacity, weigh: ({ accounts }) => accounts.length });
  }

  /** Accounts that are kept. */
  get accounts(): number {
    return this.#months.weight;
  }

  /** In the order of the ids; null where some are not kept and were not given. */
  open({ ids, basis, encoded }: MonthsToDraw): MonthFigures[] | null {
    const keys = ids.map((id) => `${id} ${basis}`);
    const known = keys.map((key) => this.#months.get(key));
    if (encoded === null && known.includes(undefined)) return null;
    return keys.map((key, index) => {
      const month = known[index] ?? decodeFigures(encoded![index]!);
      if (known[index] === undefined) this.#months.set(key, month);
      return month;
    });
  }
}

/** Three years of five large companies: some 60 MB. */
export const openedFigures = new OpenedFigures(150_000);
