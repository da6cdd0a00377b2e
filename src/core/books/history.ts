/** The earlier months of a company available to an audit. Gaps stay gaps: nothing is guessed. */
import { comparePeriods, type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { TrialBalance } from './trial-balance.ts';

/** A month with lazily loaded books. */
export interface HistoryMonth {
  readonly period: Period;
  readonly balance: TrialBalance;
}

export class History {
  /** Oldest first, all before the audited month. */
  readonly months: readonly HistoryMonth[];
  readonly #period: Period;

  /** Balances without a period are left out. */
  constructor(period: Period, months: readonly (TrialBalance | HistoryMonth)[]) {
    this.#period = period;
    this.months = months
      .flatMap((month) => (month instanceof TrialBalance ? monthOf(month) : [month]))
      .filter((month) => comparePeriods(month.period, period) < 0)
      .sort((a, b) => comparePeriods(a.period, b.period));
  }

  /** The balance of a month, or null. */
  at(period: Period): TrialBalance | null {
    return this.months.find((month) => samePeriod(month.period, period))?.balance ?? null;
  }

  /**
   * The month whose closings are this month's openings: the previous month, or for January the closing period if there
   * is one, else December.
   */
  before(): HistoryMonth | null {
    const candidates = [previousMonth(this.#period)];
    if (this.#period.month === 1) candidates.unshift({ year: this.#period.year - 1, month: 13 });
    for (const period of candidates) {
      const balance = this.at(period);
      if (balance) return { period, balance };
    }
    return null;
  }

  /** Key of the previous month (`2026-01`), for the sentence that it is missing. */
  missingBefore(): string {
    return periodKey(previousMonth(this.#period));
  }
}

function monthOf(balance: TrialBalance): HistoryMonth[] {
  const { period } = balance;
  return period ? [{ period, balance }] : [];
}
