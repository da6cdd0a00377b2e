/**
 * Rows of a dated table in force on a day or within a month. Dates are ISO text (`2026-05-08`), which sorts
 * chronologically.
 */

export interface Validity {
  /** First day in force. */
  readonly from: string;
  /** Last day in force; null while in force. */
  readonly to: string | null;
}

/** Whether the row is in force on some day from `first` to `last`, inclusive. */
export function holdsWithin(row: Validity, first: string, last: string): boolean {
  return row.from <= last && (row.to === null || row.to >= first);
}

/** First and last day of a calendar month; the closing period (month 13) is December. */
export function daysOfMonth(year: number, month: number): { first: string; last: string } {
  const calendarMonth = Math.min(month, 12);
  const prefix = `${year}-${String(calendarMonth).padStart(2, '0')}`;
  const days = new Date(Date.UTC(year, calendarMonth, 0)).getUTCDate();
  return { first: `${prefix}-01`, last: `${prefix}-${days}` };
}
