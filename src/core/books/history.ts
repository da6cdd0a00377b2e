/** The earlier months of a company that an audit may look at. A gap is a gap: nothing is guessed. */
import { comparePeriods, type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { TrialBalance } from './trial-balance.ts';

/** A month and its books, which may be opened only when a validation looks at them. */
export interface HistoryMonth {
  readonly period: Period;
  readonly balance: TrialBalance;
}

export class History {
  /** Oldest first, all before the audited month. */
  readonly months: readonly HistoryMonth[];
  readonly #period: Period;

  /** A balance that says no month is not history. */
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

  /** What a month's openings come from: the month before, or for January the closing period if there is one, else December. */
  before(): HistoryMonth | null {
    const candidates = [previousMonth(this.#period)];
    if (this.#period.month === 1) candidates.unshift({ year: this.#period.year - 1, month: 13 });
    for (const period of candidates) {
      const balance = this.at(period);
      if (balance) return { period, balance };
    }
    return null;
  }

  /** `2026-01` of the month before, for the sentence that says it is missing. */
  missingBefore(): string {
    return periodKey(previousMonth(this.#period));
  }
}

function monthOf(balance: TrialBalance): HistoryMonth[] {
  const { period } = balance;
  return period ? [{ period, balance }] : [];
}
