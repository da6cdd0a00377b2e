/**
 * Social benefits: accrued monthly, paid on the legal dates (prima 30 June and 20 December, interest 31 January,
 * severance before 15 February).
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import type { Employee } from '#simulator/people/employees.ts';
import { PERCENT } from '#simulator/rates.ts';
import { percentInPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { paid, settle } from './bank.ts';
import { payrollAccounts } from './payroll-accounts.ts';

/** Monthly earnings of an employee, in cents. */
export interface Pay {
  /** The whole salary, vacation days included. */
  salary: Cents;
  commission: Cents;
  transport: Cents;
}

export function accrueBenefits(world: World, period: Period, employee: Employee, pay: Pay): void {
  if (world.omits('benefits', period)) return;
  const wages = pay.salary + pay.commission;
  const withTransport = wages + pay.transport;
  const accounts = payrollAccounts(world, employee);
  const accrue = (expense: string, accrued: string, base: Cents, percent: number): void => {
    const amount = percentInPesos(base, percent);
    world.books.post(period, 28, [debit(expense, employee, amount), credit(accrued, employee, amount)]);
  };
  accrue(accounts.severance, ACCOUNT.accruedSeverance, withTransport, PERCENT.severance);
  accrue(accounts.severanceInterest, ACCOUNT.accruedSeveranceInterest, withTransport, PERCENT.severanceInterest);
  accrue(accounts.serviceBonus, ACCOUNT.accruedServiceBonus, withTransport, PERCENT.serviceBonus);
  accrue(accounts.vacation, ACCOUNT.accruedVacations, wages, PERCENT.vacation);
}

/** January: interest on severance to the employees. February: severance to the funds, before the 15th. */
export function payLastYearsBenefits(world: World, period: Period): void {
  if (period.month === 1) settle(world, period, 30, ACCOUNT.severanceInterest);
  if (period.month === 2 && !world.omits('severance-payment', period)) settle(world, period, 12, ACCOUNT.severance);
}

/** June and December: the whole provision for the service bonus. */
export function payServiceBonus(world: World, period: Period): void {
  if (period.month !== 6 && period.month !== 12) return;
  move(world, period, ACCOUNT.accruedServiceBonus, ACCOUNT.serviceBonus);
  for (const { account, thirdParty, amount } of world.books.balances(ACCOUNT.serviceBonus)) {
    world.books.post(period, period.month === 6 ? 27 : 20, [debit(account, thirdParty, -amount), paid(world, -amount)]);
  }
}

/** 31 December: estimates become payables to each employee. */
export function consolidateBenefits(world: World, period: Period): void {
  if (period.month !== 12) return;
  move(world, period, ACCOUNT.accruedSeverance, ACCOUNT.severance);
  move(world, period, ACCOUNT.accruedSeveranceInterest, ACCOUNT.severanceInterest);
  move(world, period, ACCOUNT.accruedVacations, ACCOUNT.vacations);
}

function move(world: World, period: Period, from: string, to: string): void {
  for (const { thirdParty, amount } of world.books.balances(from)) {
    world.books.post(period, 28, [debit(from, thirdParty, -amount), credit(to, thirdParty, -amount)]);
  }
}
