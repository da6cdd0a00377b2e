/** The calendar months just before an audited one. A missing month is reported, never skipped. */

import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { History } from './history.ts';
import type { TrialBalance } from './trial-balance.ts';

export interface PastMonths {
  /** Latest first; null where the balance is missing. Without closing periods. */
  months: readonly (TrialBalance | null)[];
  /** The available ones, latest first. */
  balances: readonly TrialBalance[];
  /** Keys (`2026-02`) of the missing ones, earliest first. */
  missing: readonly string[];
}

/** The `count` months before the audited one. */
export function pastMonths(history: History, period: Period, count: number): PastMonths {
  const months: (TrialBalance | null)[] = [];
  const missing: string[] = [];
  for (let month = previousMonth(period); months.length < count; month = previousMonth(month)) {
    const balance = history.at(month);
    months.push(balance);
    if (balance === null) missing.unshift(periodKey(month));
  }
  return { months, balances: months.filter((balance) => balance !== null), missing };
}
