/** Employees: identity, pay, affiliations, vacations. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import type { ThirdParty } from '#simulator/model.ts';
import { minimumWage } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import { institutions } from './names.es.ts';

export interface Employee extends ThirdParty {
  /** Cents a month in 2025. */
  salary2025: Cents;
  /** Commission, percent of the month's sales. */
  commission: number;
  health: ThirdParty;
  pension: ThirdParty;
  /** Calendar month of the yearly fifteen days; null for the manager, who takes none. */
  vacationMonth: number | null;
  /** Works on a construction site, as part of its cost. */
  onSite: boolean;
}

/** Monthly pay of 2025 by position, in pesos: below 95 UVT, so that no salary is subject to withholding. */
const PAY = [
  4_400_000, 2_900_000, 2_600_000, 1_900_000, 1_900_000, 1_423_500, 1_423_500, 1_423_500, 1_750_000, 2_200_000,
];
const SALES_STAFF = [3, 4];
const HEALTH = [institutions.sanitas, institutions.saludTotal, institutions.nuevaEps];
const PENSION = [institutions.porvenir, institutions.colpensiones];
const FIRST_VACATION_MONTH = 3;

/** `onSiteFrom`: first position, by index, that works on site. */
export function createEmployees(count: number, onSiteFrom: number, person: () => ThirdParty): Employee[] {
  return Array.from({ length: count }, (_, index) => {
    const position = index % PAY.length;
    return {
      ...person(),
      salary2025: pesos(PAY[position]!),
      commission: SALES_STAFF.includes(position) ? 0.35 / Math.ceil(count / PAY.length) : 0,
      health: HEALTH[index % HEALTH.length]!,
      pension: PENSION[index % PENSION.length]!,
      vacationMonth: position === 0 ? null : FIRST_VACATION_MONTH + ((index - 1) % PAY.length),
      onSite: index >= onSiteFrom,
    };
  });
}

/** Cents a month: the 2025 pay plus 6 % a year, at least the minimum wage. */
export function monthlySalary(employee: Employee, period: Period): Cents {
  const raised = percentOf(employee.salary2025, 100 + 6 * (period.year - 2025));
  return max(minimumWage(period), toPesos(raised, 1000));
}
