/** Accounting periods: the twelve months and month 13, where many packages post the closing entries of the year. */

export interface Period {
  /** Four digits. */
  year: number;
  /** 1–12, or 13 for the closing period. */
  month: number;
}

export function isPeriod(year: number, month: number): boolean {
  return Number.isInteger(year) && year >= 1990 && year <= 2100 && Number.isInteger(month) && month >= 1 && month <= 13;
}

/** `2026-02`; the closing period is `2026-13`. */
export function periodKey(period: Period): string {
  return `${period.year}-${String(period.month).padStart(2, '0')}`;
}

/** The inverse of `periodKey`, or null. */
export function parsePeriod(key: string): Period | null {
  const match = /^(\d{4})-(\d{2})$/.exec(key);
  if (!match) return null;
  const period = { year: Number(match[1]), month: Number(match[2]) };
  return isPeriod(period.year, period.month) ? period : null;
}

/** Negative when `a` comes before `b`; month 13 comes after December. */
export function comparePeriods(a: Period, b: Period): number {
  return a.year - b.year || a.month - b.month;
}

export function samePeriod(a: Period, b: Period): boolean {
  return a.year === b.year && a.month === b.month;
}

/** The calendar month before: January follows December, and month 13 follows December of its own year. */
export function previousMonth(period: Period): Period {
  if (period.month > 1) return { year: period.year, month: period.month - 1 };
  return { year: period.year - 1, month: 12 };
}

/** The calendar month after; after December or the closing period comes January. */
export function nextMonth(period: Period): Period {
  if (period.month < 12) return { year: period.year, month: period.month + 1 };
  return { year: period.year + 1, month: 1 };
}

/** The calendar months from `first` to `last`, both included; closing periods are not among them. */
export function monthsBetween(first: Period, last: Period): Period[] {
  const months: Period[] = [];
  for (let month = first; comparePeriods(month, last) <= 0; month = nextMonth(month)) months.push(month);
  return months;
}
