/** Accounts of an employee's pay: administration, or the works of which it is a cost. */
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { Employee } from '#simulator/people/employees.ts';
import { PERCENT } from '#simulator/rates.ts';
import type { World } from '#simulator/world.ts';

const OFFICE = {
  wages: ACCOUNT.wages,
  transport: ACCOUNT.transport,
  severance: ACCOUNT.severanceExpense,
  severanceInterest: ACCOUNT.severanceInterestExpense,
  serviceBonus: ACCOUNT.serviceBonusExpense,
  vacation: ACCOUNT.vacationExpense,
  risk: ACCOUNT.riskExpense,
  pension: ACCOUNT.pensionExpense,
  familyFund: ACCOUNT.familyFundExpense,
  /** Percent of wages, by risk class of the work. */
  riskPercent: PERCENT.riskClassOne as number,
} as const;

const SITE = {
  wages: ACCOUNT.siteWages,
  transport: ACCOUNT.siteTransport,
  severance: ACCOUNT.siteSeverance,
  severanceInterest: ACCOUNT.siteSeveranceInterest,
  serviceBonus: ACCOUNT.siteServiceBonus,
  vacation: ACCOUNT.siteVacation,
  risk: ACCOUNT.siteRisk,
  pension: ACCOUNT.sitePension,
  familyFund: ACCOUNT.siteFamilyFund,
} as const;

export type PayrollAccounts = Readonly<Record<Exclude<keyof typeof OFFICE, 'riskPercent'>, string>> & {
  riskPercent: number;
};

export function payrollAccounts({ habits }: World, { onSite }: Employee): PayrollAccounts {
  if (!onSite) return OFFICE;
  const { costStaffIn, costStaffRisk } = habits;
  const placed = Object.entries(SITE).map(([purpose, account]) => [purpose, costStaffIn + account.slice(4)]);
  return { ...(Object.fromEntries(placed) as typeof SITE), riskPercent: costStaffRisk };
}
