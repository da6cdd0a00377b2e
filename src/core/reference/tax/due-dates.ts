/** Due dates of the returns of a month, by the last digit of the NIT. Nothing for periods whose calendar is not loaded. */
import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import { type DueDateRow, dueDateRows } from './due-dates.gen.ts';

export interface DueDate {
  obligation: DueDateRow['obligation'];
  /** ISO day. */
  date: string;
}

const dates = new Map(dueDateRows.map((row) => [keyOf(row.obligation, row.period, row.lastDigit), row.date]));

function keyOf(obligation: string, period: string, lastDigit: string): string {
  return `${obligation} ${period} ${lastDigit}`;
}

/** Months of a VAT period, with the letter of its number in the calendar. */
const vatPeriods = {
  bimestral: { obligation: 'iva_bimestral', months: 2, letter: 'B' },
  cuatrimestral: { obligation: 'iva_cuatrimestral', months: 4, letter: 'C' },
} as const;

/**
 * Returns that are due for a month, soonest first: withholding, and VAT in the last month of its period.
 * @param nit without DV
 * @param vatPeriod null where the company files none, or it is not known
 */
export function dueDatesOf(nit: string, month: Period, vatPeriod: keyof typeof vatPeriods | null): DueDate[] {
  const digit = nit.slice(-1);
  const due = (obligation: DueDate['obligation'], period: string): DueDate[] => {
    const date = dates.get(keyOf(obligation, period, digit));
    return date === undefined ? [] : [{ obligation, date }];
  };
  const vat = vatPeriod === null ? null : vatPeriods[vatPeriod];
  const isVatDue = vat !== null && month.month <= 12 && month.month % vat.months === 0;
  return [
    ...due('retencion', periodKey(month)),
    ...(isVatDue ? due(vat.obligation, `${month.year}-${vat.letter}${month.month / vat.months}`) : []),
  ].sort((a, b) => a.date.localeCompare(b.date));
}
