/**
 * Special self-withholding of income tax (ET 365 par. 2, DUR 1.2.6.8) by economic activity. The table begins in March 2023:
 * before that nothing can be evaluated. Decreto 572 was suspended from 8 May to 30 June 2026, so May 2026 has two rates.
 */
import { daysOfMonth, holdsWithin } from '../in-force.ts';
import { type SelfWithholdingWindow, selfWithholdingPercents, selfWithholdingWindows } from './self-withholding.gen.ts';

export interface SelfWithholdingRate extends SelfWithholdingWindow {
  /** Percent of taxable income. */
  readonly percent: number;
}

const byActivity = new Map(selfWithholdingPercents);

/** The rate of a four-digit CIIU on an ISO day, or null. */
export function selfWithholdingAt(ciiu: string, day: string): SelfWithholdingRate | null {
  return ratesWithin(ciiu, day, day)[0] ?? null;
}

/** Every rate in force on some day of the month, older first; empty for an unknown code or date. */
export function selfWithholdingInMonth(ciiu: string, year: number, month: number): SelfWithholdingRate[] {
  const { first, last } = daysOfMonth(year, month);
  return ratesWithin(ciiu, first, last);
}

function ratesWithin(ciiu: string, first: string, last: string): SelfWithholdingRate[] {
  const percents = byActivity.get(ciiu) ?? [];
  return selfWithholdingWindows.flatMap((window, at) => {
    const percent = percents[at] ?? null;
    return percent === null || !holdsWithin(window, first, last) ? [] : [{ ...window, percent }];
  });
}
