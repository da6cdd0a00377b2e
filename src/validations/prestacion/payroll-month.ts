/** Payroll of one month: earnings by employee, accrual bases, and accruals of each benefit. */

import { type Measure, shareOver, spending, sumOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type PayrollLeaves, payrollLeaves } from '#core/checks/payroll/payroll-leaves.ts';
import { arePaidOff, totalShares, vacationsTaken } from '#core/checks/payroll/payroll-vacations.ts';
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

type Shares = ReadonlyMap<string, ThirdPartyShare>;

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

  /** Wages without integral ones, with overtime and transport, by third party. */
  get wages(): Shares {
    this.#wages ??= shareOver(this.balance, this.wageLeaves, this.#spent);
    return this.#wages;
  }

  /** Accruals of the four benefits, by third party. */
  get accrued(): Shares {
    this.#accrued ??= shareOver(
      this.balance,
      benefits.flatMap((benefit) => this.expenseLeaves(benefit)),
      this.#spent,
    );
    return this.#accrued;
  }

  /** Vacations paid from the provision, by third party: not among the month's wages. */
  get rested(): Shares {
    this.#rested ??= vacationsTaken(
      this.balance,
      this.liabilityLeaves('vacaciones'),
      this.expenseLeaves('vacaciones'),
      this.#spent,
    );
    return this.#rested;
  }

  /** Whether some of those vacations may be of who left. */
  get arePaidOff(): boolean {
    return arePaidOff(this.rested, this.balance, this.liabilityLeaves('vacaciones'));
  }

  /** Wages paid, without integral ones. */
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

  /** Liability accounts of the benefit: estimated and consolidated. */
  liabilityLeaves(benefit: Benefit): number[] {
    return [...this.estimatedLeaves(benefit), ...this.consolidatedLeaves(benefit)];
  }

  estimatedLeaves(benefit: Benefit): number[] {
    return estimatedRole(this.#roles, benefit).in(this.balance).leaves();
  }

  consolidatedLeaves(benefit: Benefit): number[] {
    return consolidatedRole(this.#roles, benefit).in(this.balance).leaves();
  }

  /**
   * Accounts for a suggested entry: expense, and the liability that grows during the year; the company's own first, whatever
   * their code.
   */
  prefixes(benefit: Benefit): { expense: readonly string[]; liability: readonly string[] } {
    const [estimated, consolidated] = [this.estimatedLeaves(benefit), this.consolidatedLeaves(benefit)];
    const isEstimated = estimated.length > 0 || consolidated.length === 0;
    // Some keep all severance where the decree has that of the old regime.
    const former = benefit === 'cesantias' ? this.#roles.cesantiasAnteriores.in(this.balance).leaves() : [];
    const own = [...(isEstimated ? estimated : consolidated), ...former].map((leaf) => this.balance.leaf(leaf).code);
    const role = isEstimated ? estimatedRole : consolidatedRole;
    return {
      expense: expenseRole(this.#roles, benefit).prefixes,
      liability: [...own, ...role(this.#roles, benefit).prefixes],
    };
  }

  /** Liability at year end: the prefix that the company uses, under which the entry takes the account it books most. */
  consolidatedPrefix(benefit: Benefit): string {
    const { prefixes } = consolidatedRole(this.#roles, benefit);
    return prefixes.find((prefix) => this.balance.leaves(prefix).length > 0) ?? prefixes[0] ?? '';
  }

  /** Expense of a benefit. */
  charged(benefit: Benefit): Cents {
    return sumOver(this.balance, this.expenseLeaves(benefit), this.#spent);
  }

  /** Measure of each account's month. */
  get spent(): Measure {
    return this.#spent;
  }

  /** Whether part of the benefit goes to transferred costs: their balances are not the year's. */
  isCarriedOn(benefit: Benefit): boolean {
    return this.expenseLeaves(benefit).some((leaf) => this.#transferred.has(leaf));
  }

  /** Year to date, from the balances of the expense accounts. */
  chargedThisYear(benefit: Benefit): Cents {
    return sumOver(this.balance, this.expenseLeaves(benefit), ({ opening }) => opening) + this.charged(benefit);
  }

  /** Accrual base of the month: without and with vacations taken. */
  base(benefit: Benefit): Range {
    const rested = totalShares(this.rested);
    const least =
      benefit === 'vacaciones'
        ? sumOver(this.balance, [...this.leaves.sueldos, ...this.leaves.integral], this.#spent)
        : this.paid - this.#integralByAmount();
    return { least, most: least + rested };
  }

  /** Year to date. */
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

  /** Expected accrual on a base, in whole pesos. */
  expected(benefit: Benefit, base: Range): Range {
    const percent = this.rate(benefit)?.percent ?? 0;
    return { least: roundToPesos(percentOf(base.least, percent)), most: roundToPesos(percentOf(base.most, percent)) };
  }

  /**
   * Whether wages and accruals are booked by employee: at least half of the wages are of third parties with an accrual.
   */
  get isByEmployee(): boolean {
    let all = 0n;
    let both = 0n;
    for (const { key, amount } of this.wages.values()) {
      all += amount;
      if (key !== '' && (this.accrued.get(key)?.amount ?? 0n) > 0n) both += amount;
    }
    return both * 2n >= all && both > 0n;
  }

  /** Whether a wage of this size can only be integral (CST 132), without benefits. */
  isIntegralWage(wage: Cents): boolean {
    return wage >= nearestMinimumWage(this.period.year).integralWageMin;
  }

  /** Integral wages by size booked among the others: they accrue vacations at most. */
  #integralByAmount(): Cents {
    let sum = 0n;
    if (!this.isByEmployee) return sum;
    const benefited = shareOver(
      this.balance,
      benefits.flatMap((benefit) => (benefit === 'vacaciones' ? [] : this.expenseLeaves(benefit))),
      this.#spent,
    );
    for (const { key, amount } of this.wages.values()) {
      if (key !== '' && this.isIntegralWage(amount) && (benefited.get(key)?.amount ?? 0n) === 0n) sum += amount;
    }
    return sum;
  }
}
