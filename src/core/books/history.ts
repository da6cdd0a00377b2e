/** The earlier months of a company available to an audit. Gaps stay gaps: nothing is guessed. */
import { comparePeriods, type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { chartChange, inOtherCodes } from './chart-change.ts';
import { TrialBalance } from './trial-balance.ts';

/** A month with lazily loaded books. */
export interface HistoryMonth {
  readonly period: Period;
  readonly balance: TrialBalance;
  /** New code of each leaf by its old one, where a change of software gave it another; null where none did. */
  readonly change?: ReadonlyMap<string, string> | null;
}

export class History {
  /** Oldest first, all before the audited month. */
  readonly months: readonly HistoryMonth[];
  readonly #period: Period;

  /**
   * Balances without a period are left out. `now`: the audited month; earlier ones are carried to its codes where a change
   * of software made them longer.
   */
  constructor(period: Period, months: readonly (TrialBalance | HistoryMonth)[], now?: TrialBalance) {
    this.#period = period;
    this.months = months
      .flatMap((month) => (month instanceof TrialBalance ? monthOf(month) : [month]))
      .map((month) => (now ? new CarriedMonth(month, now) : month))
      .filter((month) => comparePeriods(month.period, period) < 0)
      .sort((a, b) => comparePeriods(a.period, b.period));
  }

  /** The same months, seen otherwise. */
  withMonths(months: readonly HistoryMonth[]): History {
    return new History(this.#period, months);
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
      const month = this.months.find((one) => samePeriod(one.period, period));
      if (month) return month;
    }
    return null;
  }

  /** Key of the previous month (`2026-01`), for the sentence that it is missing. */
  missingBefore(): string {
    return periodKey(previousMonth(this.#period));
  }
}

/** Opened and carried on first use. */
class CarriedMonth implements HistoryMonth {
  readonly #month: HistoryMonth;
  readonly #now: TrialBalance;
  #balance: TrialBalance | null = null;
  #change: ReadonlyMap<string, string> | null = null;

  constructor(month: HistoryMonth, now: TrialBalance) {
    this.#month = month;
    this.#now = now;
  }

  get period(): Period {
    return this.#month.period;
  }

  get balance(): TrialBalance {
    if (this.#balance === null) {
      const own = this.#month.balance;
      this.#change = chartChange(own, this.#now);
      this.#balance = this.#change ? inOtherCodes(own, this.#change) : own;
    }
    return this.#balance;
  }

  get change(): ReadonlyMap<string, string> | null {
    return this.balance && this.#change;
  }
}

function monthOf(balance: TrialBalance): HistoryMonth[] {
  const { period } = balance;
  return period ? [{ period, balance }] : [];
}
