/** A fact of the company that its books show. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';

/** What a fact rests on: months that show it of those seen, and figures of its sentence. */
export interface Evidence {
  months: number;
  of: number;
  account?: string;
  /** The first month owes it from a month before. */
  owedBefore?: boolean;
  percent?: string;
}

export interface Deduction<Value = unknown> {
  value: Value;
  evidence: Evidence;
}

export interface SeenMonth {
  readonly period: Period;
  readonly balance: TrialBalance;
}

/** What repeats: a month alone proves no habit. */
export const HABIT = 2;

/** Of the months that could show it, so many do: what fails once is an error of the books, not another habit. */
export const MOST = 0.8;
