/** LRU cache of decoded months, for worker threads: whoever looks at statements asks for the same years again. */
import type { MonthFigures } from '#core/statement/month-figures.ts';
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
  readonly #capacity: number;
  /** By id and basis, least recently used first. */
  readonly #months = new Map<string, MonthFigures>();
  #accounts = 0;

  /** `capacity`: accounts of all months that are kept. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Accounts that are kept. */
  get accounts(): number {
    return this.#accounts;
  }

  /** In the order of the ids; null where some are not kept and were not given. */
  open({ ids, basis, encoded }: MonthsToDraw): MonthFigures[] | null {
    const keys = ids.map((id) => `${id} ${basis}`);
    if (encoded === null && keys.some((key) => !this.#months.has(key))) return null;
    const months = keys.map((key, index) => this.#months.get(key) ?? decodeFigures(encoded![index]!));
    for (const [index, key] of keys.entries()) this.#keep(key, months[index]!);
    for (const [oldest, { accounts }] of this.#months) {
      if (this.#accounts <= this.#capacity) break;
      this.#months.delete(oldest);
      this.#accounts -= accounts.length;
    }
    return months;
  }

  /** As the most recently used. */
  #keep(key: string, month: MonthFigures): void {
    if (!this.#months.delete(key)) this.#accounts += month.accounts.length;
    this.#months.set(key, month);
  }
}

/** Three years of five large companies: some 60 MB. */
export const openedFigures = new OpenedFigures(150_000);
