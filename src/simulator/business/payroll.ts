/** Monthly payroll: wages, commissions, transport, vacations, and contributions of employees and of the company. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { ThirdParty } from '#simulator/model.ts';
import { type Employee, monthlySalary } from '#simulator/people/employees.ts';
import { minimumWage, PERCENT, transportAllowance } from '#simulator/rates.ts';
import { percentInPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { paid, settle } from './bank.ts';
import { accrueBenefits, type Pay } from './benefits.ts';
import { payrollAccounts } from './payroll-accounts.ts';

const PAYDAY = 28;

export function runPayroll(world: World, period: Period): void {
  const sales = -world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .reduce((sum, posting) => (posting.account === world.kind.income ? sum - posting.credit : sum), 0n);
  for (const employee of world.directory.employees) {
    const salary = monthlySalary(employee, period);
    const pay: Pay = {
      salary,
      commission: world.kind.paysCommissions ? percentInPesos(sales, employee.commission) : 0n,
      transport: salary <= minimumWage(period) * 2n ? transportAllowance(period) : 0n,
    };
    payEmployee(world, period, employee, pay);
    contribute(world, period, employee, pay);
    accrueBenefits(world, period, employee, pay);
  }
}

function payEmployee(world: World, period: Period, employee: Employee, pay: Pay): void {
  const vacation = vacationPay(world, period, employee, pay.salary);
  const earned = pay.salary + pay.commission;
  const accounts = payrollAccounts(world, employee);
  const health = percentInPesos(earned, PERCENT.healthEmployee);
  const pension = percentInPesos(earned, PERCENT.pensionEmployee);
  const net = earned + pay.transport - health - pension;
  const resting = vacation.reduce((sum, posting) => sum + posting.debit, 0n);
  world.books.post(period, PAYDAY, [
    debit(accounts.wages, employee, pay.salary - resting),
    debit(ACCOUNT.commissions, employee, pay.commission),
    debit(accounts.transport, employee, pay.transport),
    ...vacation,
    credit(ACCOUNT.healthPayable, owedTo(world, employee, employee.health), health),
    credit(ACCOUNT.pensionPayable, owedTo(world, employee, employee.pension), pension),
    credit(ACCOUNT.wagesPayable, employee, net),
  ]);
  if (world.habits.wagesPaid === 'same month')
    world.books.post(period, PAYDAY, [debit(ACCOUNT.wagesPayable, employee, net), paid(world, net)]);
}

/** Wages of last month that are still owed. */
export function payOwedWages(world: World, period: Period): void {
  if (world.habits.wagesPaid === 'next month') settle(world, period, 5, ACCOUNT.wagesPayable);
}

/** Third party to whom a contribution for an employee is owed. */
function owedTo({ habits }: World, employee: Employee, entity: ThirdParty): ThirdParty {
  return habits.contributionsOwed === 'employee' ? employee : entity;
}

/** Fifteen days a year from the provision: first of past years, then of this one. Nothing while it is insufficient. */
function vacationPay(world: World, period: Period, employee: Employee, salary: Cents): Posting[] {
  if (employee.vacationMonth !== period.month) return [];
  const due = percentOf(salary, 50);
  const consolidated = -world.books.balance(ACCOUNT.vacations, employee);
  const accrued = -world.books.balance(ACCOUNT.accruedVacations, employee);
  if (consolidated + accrued < due) return [];
  const fromPast = consolidated < due ? consolidated : due;
  return [debit(ACCOUNT.vacations, employee, fromPast), debit(ACCOUNT.accruedVacations, employee, due - fromPast)];
}

/** Pension, risks and family fund; health, SENA and ICBF too for employees not exempt under ET 114-1. */
function contribute(world: World, period: Period, employee: Employee, pay: Pay): void {
  if (world.omits('contributions', period)) return;
  const { riskInsurer, familyFund, sena, icbf } = world.directory.institutions;
  const accounts = payrollAccounts(world, employee);
  const base = pay.salary + pay.commission;
  const pension = percentInPesos(base, PERCENT.pensionEmployer);
  const risk = percentInPesos(base, accounts.riskPercent);
  const fund = percentInPesos(base, PERCENT.familyFund);
  const entry = (expense: string, owed: string, entity: ThirdParty, amount: Cents): Posting[] => [
    debit(expense, world.habits.contributions === 'employee' ? employee : entity, amount),
    credit(owed, owedTo(world, employee, entity), amount),
  ];
  world.books.post(period, PAYDAY, [
    ...entry(accounts.pension, ACCOUNT.pensionPayable, employee.pension, pension),
    ...entry(accounts.risk, ACCOUNT.riskPayable, riskInsurer, risk),
    ...entry(accounts.familyFund, ACCOUNT.familyFundPayable, familyFund, fund),
  ]);
  if (world.kind.isExempt) return;
  const [health, training, welfare] = [PERCENT.healthEmployer, PERCENT.sena, PERCENT.icbf].map((percent) =>
    percentInPesos(base, percent),
  ) as [Cents, Cents, Cents];
  world.books.post(period, PAYDAY, [
    ...entry(ACCOUNT.healthExpense, ACCOUNT.healthPayable, employee.health, health),
    ...entry(ACCOUNT.senaExpense, ACCOUNT.senaPayable, sena, training),
    ...entry(ACCOUNT.icbfExpense, ACCOUNT.icbfPayable, icbf, welfare),
  ]);
}
