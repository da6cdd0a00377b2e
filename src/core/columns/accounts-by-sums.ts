/**
 * Accounts and the ids of their third parties in one column, without levels: the rows of an account end where they add
 * up to it. A number right below an account is another one if the chart has it, next in order and as long.
 */

import { figuresOf } from '#core/reading/evidence/report-totals.ts';
import { amountFields, type RawRow } from '#core/reading/format.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';

type Figures = Pick<RawRow, (typeof amountFields)[number]>;

/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;

export class AccountsBySums {
  #code: string;
  /** In cents, what the rows below the account so far lack of it. */
  #rest: bigint[];
  #hasRows = false;

  constructor(code: string, figures: Figures) {
    this.#code = code;
    this.#rest = centsOf(figures);
  }

  /** Begins another account. */
  open(code: string, figures: Figures): void {
    this.#code = code;
    this.#rest = centsOf(figures);
    this.#hasRows = false;
  }

  /** What a number is; null where nothing says it. A third party is taken from its account. */
  kindOf(code: string, figures: Figures): 'account' | 'third_party' | null {
    const mayBeAccount =
      code.length === this.#code.length && code > this.#code && pucAccount(code.slice(0, SURE_WIDTH)) !== null;
    const own = centsOf(figures);
    const isDone = this.#hasRows && this.#rest.every((cents) => cents === 0n);
    if (mayBeAccount) return isDone || !this.#hasRows ? 'account' : null;
    if (isDone && own.some((cents) => cents !== 0n)) return null;
    this.take(figures);
    return 'third_party';
  }

  /** Takes a row that is certainly of a third party from its account. */
  take(figures: Figures): void {
    const own = centsOf(figures);
    this.#hasRows = true;
    this.#rest = this.#rest.map((cents, at) => cents - own[at]!);
  }
}

function centsOf(figures: Figures): bigint[] {
  const found = figuresOf(figures);
  return amountFields.map((field) => found?.[field] ?? 0n);
}
