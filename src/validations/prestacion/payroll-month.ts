/** The payroll of one month: who earned what, on which bases benefits accrue, and what was accrued of each. */

import { type Measure, type PersonShare, shareOver, spending, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type PayrollLeaves, payrollLeaves } from '#core/checks/payroll-leaves.ts';
import { totalShares, vacationsTaken } from '#core/checks/payroll-vacations.ts';
import { ownAccount } from '#core/checks/suggested-entry.ts';
import type { Cents } from '#core/money/money.ts';
import { percentOf, roundToPesos } from '#core/money/money.ts';
import type { Range } from '#core/money/nearness.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { nearestMinimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { type PayrollRate, payrollRate } from '#core/reference/payroll/payroll-rates.ts';
import {
  type Benefit,
  benefits,
  benefitTable,
  type Context,
  consolidatedRole,
  estimatedRole,
  expenseRole,
} from './roles.ts';

type Shares = ReadonlyMap<string, PersonShare>;

export class PayrollMonth {
  readonly balance: TrialBalance;
  readonly period: Period;
  readonly leaves: PayrollLeaves['of'];
  readonly #roles: Context['roles'];
  readonly #spent: Measure;
  readonly #transferred: ReadonlySet<number>;
  #wages: Shares | undefined;
  #accrued: Shares | undefined;
  #rested: Shares | undefined;

  constructor(balance: TrialBalance, period: Period, roles: Context['roles']) {
    this.balance = balance;
    this.period = period;
    this.#roles = roles;
    const own = (concept: keyof Context['roles']) => roles[concept].in(balance);
    const { of, transferred } = payrollLeaves(
      balance,
      {
        sueldos: own('sueldos'),
        horasExtras: own('horasExtras'),
        transporte: own('transporte'),
        integral: own('integral'),
        cesantias: own('gastoCesantias'),
        interesesCesantias: own('gastoIntereses'),
        prima: own('gastoPrima'),
        vacaciones: own('gastoVacaciones'),
      },
      { named: own('nominaPorNombre'), produced: own('produccion') },
    );
    this.leaves = of;
    this.#transferred = transferred;
    this.#spent = spending(period, transferred);
  }

  /** Wages without integral ones, with overtime and transport, by person. */
  get wages(): Shares {
    this.#wages ??= shareOver(this.balance, this.wageLeaves, this.#spent);
    return this.#wages;
  }

  /** What was accrued of the four benefits, by person. */
  get accrued(): Shares {
    this.#accrued ??= shareOver(
      this.balance,
      benefits.flatMap((benefit) => this.expenseLeaves(benefit)),
      this.#spent,
    );
    return this.#accrued;
  }

  /** Vacations taken out of what had been set aside, by person: their wages do not appear among the month's. */
  get rested(): Shares {
    this.#rested ??= vacationsTaken(
      this.balance,
      this.liabilityLeaves('vacaciones'),
      this.expenseLeaves('vacaciones'),
      this.#spent,
    );
    return this.#rested;
  }

  /** What was paid in wages, integral ones aside. */
  get paid(): Cents {
    return sumOver(this.balance, this.wageLeaves, this.#spent);
  }

  get wageLeaves(): number[] {
    const { sueldos, horasExtras, transporte } = this.leaves;
    return [...sueldos, ...horasExtras, ...transporte];
  }

  expenseLeaves(benefit: Benefit): number[] {
    return [...this.leaves[benefitTable[benefit].concept]];
  }

  /** Accounts where the benefit is owed: estimated and consolidated. */
  liabilityLeaves(benefit: Benefit): number[] {
    return [...this.estimatedLeaves(benefit), ...this.consolidatedLeaves(benefit)];
  }

  estimatedLeaves(benefit: Benefit): number[] {
    return estimatedRole(this.#roles, benefit).in(this.balance).leaves();
  }

  consolidatedLeaves(benefit: Benefit): number[] {
    return consolidatedRole(this.#roles, benefit).in(this.balance).leaves();
  }

  /** The company's accounts for a suggested entry: of the expense, and of the liability that grows along the year. */
  prefixes(benefit: Benefit): { expense: readonly string[]; liability: readonly string[] } {
    const estimated = estimatedRole(this.#roles, benefit).prefixes;
    const isEstimated = this.estimatedLeaves(benefit).length > 0 || this.consolidatedLeaves(benefit).length === 0;
    return {
      expense: expenseRole(this.#roles, benefit).prefixes,
      liability: isEstimated ? estimated : consolidatedRole(this.#roles, benefit).prefixes,
    };
  }

  /** The company's account where the benefit is owed at the end of the year. */
  consolidatedAccount(benefit: Benefit): string {
    return ownAccount(this.balance, consolidatedRole(this.#roles, benefit).prefixes);
  }

  /** What was charged to the expense of a benefit. */
  charged(benefit: Benefit): Cents {
    return sumOver(this.balance, this.expenseLeaves(benefit), this.#spent);
  }

  /** What each account took in the month. */
  get spent(): Measure {
    return this.#spent;
  }

  /** Whether part of the benefit goes to costs that are carried on: their balances do not tell the year. */
  isCarriedOn(benefit: Benefit): boolean {
    return this.expenseLeaves(benefit).some((leaf) => this.#transferred.has(leaf));
  }

  /** The same from January to this month, from the balances of the expense accounts. */
  chargedThisYear(benefit: Benefit): Cents {
    return sumOver(this.balance, this.expenseLeaves(benefit), ({ opening }) => opening) + this.charged(benefit);
  }

  /** What the benefit should accrue on this month: without and with the vacations that were taken. */
  base(benefit: Benefit): Range {
    const rested = totalShares(this.rested);
    const least =
      benefit === 'vacaciones'
        ? sumOver(this.balance, [...this.leaves.sueldos, ...this.leaves.integral], this.#spent)
        : this.paid - this.#integralByAmount();
    return { least, most: least + rested };
  }

  /** The same from January to this month. */
  baseThisYear(benefit: Benefit): Range {
    const { sueldos, integral } = this.leaves;
    const leaves = benefit === 'vacaciones' ? [...sueldos, ...integral] : this.wageLeaves;
    const before = sumOver(this.balance, leaves, ({ opening }) => opening);
    const { least, most } = this.base(benefit);
    const restedBefore = sumOver(this.balance, this.expenseLeaves('vacaciones'), ({ opening }) => opening);
    return { least: before + least, most: before + most + restedBefore };
  }

  rate(benefit: Benefit): PayrollRate | null {
    return payrollRate(benefitTable[benefit].rate, daysOfMonth(this.period.year, this.period.month).last);
  }

  /** What should be accrued on a base, in whole pesos. */
  expected(benefit: Benefit, base: Range): Range {
    const percent = this.rate(benefit)?.percent ?? 0;
    return { least: roundToPesos(percentOf(base.least, percent)), most: roundToPesos(percentOf(base.most, percent)) };
  }

  /** Whether wages and accruals name the employees: at least half of the wages are of persons with an accrual. */
  get isByEmployee(): boolean {
    let all = 0n;
    let both = 0n;
    for (const { key, amount } of this.wages.values()) {
      all += amount;
      if (key !== '' && (this.accrued.get(key)?.amount ?? 0n) > 0n) both += amount;
    }
    return both * 2n >= all && both > 0n;
  }

  /** Whether a wage of this size can only be integral (CST 132), where benefits do not accrue. */
  isIntegralWage(wage: Cents): boolean {
    return wage >= nearestMinimumWage(this.period.year).integralWageMin;
  }

  /** Wages that can only be integral, booked among the others: they accrue nothing. */
  #integralByAmount(): Cents {
    let sum = 0n;
    if (!this.isByEmployee) return sum;
    for (const { key, amount } of this.wages.values()) {
      if (key !== '' && this.isIntegralWage(amount) && (this.accrued.get(key)?.amount ?? 0n) === 0n) sum += amount;
    }
    return sum;
  }
}
