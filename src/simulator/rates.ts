/**
 * Rates of the simulated company: those of the reference tables by date, and a few that were constant in these years.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { minimumWage as minimumWageOf, type WageYear } from '#core/reference/payroll/minimum-wage.ts';
import { selfWithholdingAt } from '#core/reference/tax/self-withholding.ts';
import { minimumBase, withholdingAt } from '#core/reference/tax/withholding.ts';

/** ET 468, 240, 807, 871-872; Ley 100/1993; Ley 21/1982; CST 186, 249, 306. */
export const PERCENT = {
  vat: 19,
  healthEmployee: 4,
  pensionEmployee: 4,
  pensionEmployer: 12,
  riskClassOne: 0.522,
  healthEmployer: 8.5,
  sena: 2,
  icbf: 3,
  familyFund: 4,
  severance: 8.3333,
  severanceInterest: 1,
  serviceBonus: 8.3333,
  vacation: 4.1667,
  incomeTax: 35,
  /** From the third year on. */
  incomeTaxAdvance: 75,
  financialMovements: 0.4,
  /** ET 908, trade group, 6,000 to 15,000 UVT a year. */
  simpleRegime: 2,
  /** ICA withheld by customers of services in Bogotá. */
  industryTaxWithheld: 0.966,
  /** ET 437-1. */
  vatWithheld: 15,
} as const;

export function isoDate(period: Period, day: number): string {
  return `${period.year}-${String(period.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Percentage withheld from a payment by concept (a code of the withholding table) and amount before VAT; 0 below the
 * minimum base.
 */
export function withholdingPercent(concept: string, date: string, amount: Cents): number {
  const row = withholdingAt(concept, date)[0];
  const least = row ? minimumBase(row, Number(date.slice(0, 4))) : null;
  if (!row || row.percent === null || least === null) throw new RangeError(`no withholding of ${concept} on ${date}`);
  return amount >= least ? row.percent : 0;
}

/** Percentage of the income of that day, by economic activity. */
export function selfWithholdingPercent(ciiu: string, date: string): number {
  const rate = selfWithholdingAt(ciiu, date);
  if (!rate) throw new RangeError(`no self-withholding of ${ciiu} on ${date}`);
  return rate.percent;
}

/** Cents a month. */
export function minimumWage(period: Period): Cents {
  return wages(period).wage;
}

/** Cents a month, for earnings up to two minimum wages. */
export function transportAllowance(period: Period): Cents {
  return wages(period).transportAllowance;
}

function wages({ year }: Period): WageYear {
  const row = minimumWageOf(year);
  if (!row) throw new RangeError(`no minimum wage of ${year}`);
  return row;
}
