/** What the rules of nit share, each part worked out when a rule first needs it. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Shapes, shapesOf } from './number-shapes.ts';
import { duplicatedByDv } from './with-and-without-dv.ts';

export class Analysis {
  readonly balance: TrialBalance;
  readonly period: Period;
  /** NITs declared fictitious suppliers, by the company's own list. */
  readonly own: readonly string[];
  #isDuplicate: Uint8Array | null = null;
  #shapes: Shapes | null = null;

  constructor(balance: TrialBalance, period: Period, own: readonly string[]) {
    this.balance = balance;
    this.period = period;
    this.own = own;
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
