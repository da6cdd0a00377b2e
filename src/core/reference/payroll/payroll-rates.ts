/**
 * Rates of social security and parafiscal contributions and of the monthly provisions of prestaciones, with limits of
 * the base (domain V9, V13).
 */

import type { PayrollRate } from '../dated/payroll-rates.gen.ts';
import { tablesInForce } from '../dated/tables-in-force.ts';
import { holdsWithin } from '../in-force.ts';

export type { PayrollRate } from '../dated/payroll-rates.gen.ts';

/** The concept in force on an ISO day, or null. */
export function payrollRate(code: string, day: string): PayrollRate | null {
  return tablesInForce().payroll.find((row) => row.code === code && holdsWithin(row, day, day)) ?? null;
}

/** ARL rate of a risk class (1 to 5) on an ISO day, or null. */
export function arlRate(riskClass: number, day: string): PayrollRate | null {
  return payrollRate(`ARL_${['I', 'II', 'III', 'IV', 'V'][riskClass - 1]}`, day);
}

/** Every concept in force on an ISO day. */
export function payrollRatesAt(day: string): PayrollRate[] {
  return tablesInForce().payroll.filter((row) => holdsWithin(row, day, day));
}
