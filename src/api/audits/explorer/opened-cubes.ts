/** LRU cache of joined months, for worker threads: whoever looks at a balance turns its pages and opens its lines. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { type BalanceCube, joinMonths } from '#core/books/cube/balance-cube.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { LruCache } from '#platform/lru-cache.ts';

/** Months to join, the one shown last. A stored balance never changes: its id stands for its content. */
export interface MonthsToJoin {
  ids: string[];
  /** Null: as kept; the answer is null where they are not. */
  stored: StoredBalance[] | null;
}

/** Bytes of a cell in a month: three figures and its row of the file. */
const CELL_BYTES = 28;

export class OpenedCubes {
  /** By ids. */
  readonly #cubes: LruCache<BalanceCube>;

  /** `capacity`: bytes of all columns that are kept. */
  constructor(capacity: number) {
    this.#cubes = new LruCache({ capacity, weigh: bytesOf });
  }

  get bytes(): number {
    return this.#cubes.weight;
  }

  open({ ids, stored }: MonthsToJoin): BalanceCube | null {
    const key = ids.join();
    const known = this.#cubes.get(key);
    if (known !== undefined) return known;
    if (stored === null) return null;
    const cube = joinMonths(
      stored.map((month) => ({ period: parsePeriod(month.period)!, balance: openStoredBalance(month) })),
    );
    this.#cubes.set(key, cube);
    return cube;
  }
}

function bytesOf({ account, months }: BalanceCube): number {
  return account.length * months.length * CELL_BYTES;
}

/** In each thread; a year of a month of 100,000 rows takes some 40 MB. */
export const openedCubes = new OpenedCubes(60 * 1024 ** 2);
