/** Contributions of one month: base (IBC), charge and expected amount. */
import type { Amounts } from '#core/books/amounts.ts';
import { type Measure, shareOver, spending, sumOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type PayrollLeaves, payrollLeaves } from '#core/checks/payroll/payroll-leaves.ts';
import { arePaidOff, totalShares, vacationsTaken } from '#core/checks/payroll/payroll-vacations.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import type { Range } from '#core/money/nearness.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { minimumWage, nearestMinimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { arlRate, type PayrollRate, payrollRate } from '#core/reference/payroll/payroll-rates.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { type Context, type Contribution, EXEMPTED, isExempt, SOCIAL_SECURITY } from './roles.ts';

/** Contributing share of an integral wage (Ley 789/2002 art. 49). */
const INTEGRAL_PERCENT = 70;
/** Non-salary payments contribute beyond this share of total pay. */
const NOT_SALARY_PERCENT = 40;
const CEILING_WAGES = 25n;
/** Wage in minimum wages from which ET 114-1 does not exempt. */
const EXEMPT_WAGES = 10n;

interface Earner {
  key: string;
  thirdParty: number;
  /** Wages and 70 % of integral ones. */
  base: Cents;
  /** Contributing part of non-salary payments. */
  excess: Cents;
  /** Total pay. */
  earned: Cents;
}

export class ContributionMonth {
  readonly balance: TrialBalance;
  readonly period: Period;
  readonly leaves: PayrollLeaves['of'];
  readonly earners: readonly Earner[];
  /** Whether wages are booked by employee, so that individual pay is known. */
  readonly isByEmployee: boolean;
  /** Vacations paid from the provision. */
  readonly rested: Cents;
  readonly #taken: ReadonlyMap<string, ThirdPartyShare>;
  /** Whether some of them may be of who left. */
  readonly arePaidOff: boolean;
  readonly #profile: Context['profile'];
  readonly #spent: Measure;

  constructor(balance: TrialBalance, period: Period, { roles, profile }: Pick<Context, 'roles' | 'profile'>) {
    this.balance = balance;
    this.period = period;
    this.#profile = profile;
    const own = (role: keyof Context['roles']) => roles[role].in(balance);
    const { of, transferred } = payrollLeaves(
      balance,
      {
        sueldos: own('sueldos'),
        integral: own('integral'),
        noSalarial: own('noSalarial'),
        vacaciones: own('vacaciones'),
        pension: own('gastoPension'),
        salud: own('gastoSalud'),
        riesgos: own('gastoRiesgos'),
        caja: own('gastoCaja'),
        sena: own('gastoSena'),
        icbf: own('gastoIcbf'),
      },
      { named: own('nominaPorNombre'), produced: own('produccion') },
    );
    this.leaves = of;
    this.#spent = spending(period, transferred);
    this.earners = this.#earners();
    this.isByEmployee = this.#namesEmployees();
    const set = own('vacacionesPorPagar').leaves();
    const taken = vacationsTaken(balance, set, this.leaves.vacaciones, this.#spent);
    this.#taken = taken;
    this.rested = totalShares(taken);
    this.arePaidOff = arePaidOff(taken, balance, set);
  }

  get wageLeaves(): number[] {
    return [...this.leaves.sueldos, ...this.leaves.horasExtras, ...this.leaves.integral];
  }

  /** Measure of each account's month. */
  get spent(): Measure {
    return this.#spent;
  }

  charged(contribution: Contribution): Cents {
    return sumOver(this.balance, this.leaves[contribution], this.#spent);
  }

  chargedThisYear(contribution: Contribution): Cents {
    return sumOver(this.balance, this.leaves[contribution], ({ opening }) => opening) + this.charged(contribution);
  }

  /** Null where the company is exempt, or its obligation is unknown. */
  base(contribution: Contribution): Range | null {
    const exempt = isExempt(this.#profile);
    const isExempted = EXEMPTED.has(contribution);
    if (isExempted && exempt === undefined) return null;
    const ceiling = this.#wages(CEILING_WAGES);
    let [least, most] = [0n, 0n];
    for (const earner of this.earners) {
      if (isExempted && exempt && !this.mayBeHighEarner(earner)) continue;
      const whole = SOCIAL_SECURITY.has(contribution) ? earner.base + earner.excess : earner.base;
      const capped = SOCIAL_SECURITY.has(contribution) && this.isByEmployee ? min(whole, ceiling) : whole;
      most += capped;
      if (!(isExempted && exempt) || this.isHighEarner(earner)) least += capped;
    }
    if (isExempted && exempt && most === 0n) return { least: 0n, most: 0n };
    return { least, most: most + this.rested };
  }

  /** Part of the base from non-salary payments. */
  excess(contribution: Contribution): Cents {
    if (!SOCIAL_SECURITY.has(contribution)) return 0n;
    return this.earners.reduce((sum, earner) => sum + earner.excess, 0n);
  }

  /** Year to date, from the balances of the wage accounts. Only for contributions without exemption. */
  baseThisYear(contribution: Contribution): Range | null {
    const month = this.base(contribution);
    if (month === null || (EXEMPTED.has(contribution) && isExempt(this.#profile))) return null;
    const { sueldos, horasExtras, integral, vacaciones } = this.leaves;
    const opening = ({ opening: amount }: Amounts): Cents => amount;
    const before =
      sumOver(this.balance, [...sueldos, ...horasExtras], opening) +
      percentOf(sumOver(this.balance, integral, opening), INTEGRAL_PERCENT);
    const rested = sumOver(this.balance, vacaciones, opening);
    return { least: before + month.least, most: before + month.most + rested };
  }

  /** Row of the payroll table; for occupational risk that of the company's class, or null without class. */
  rate(contribution: Contribution): PayrollRate | null {
    const day = daysOfMonth(this.period.year, this.period.month).last;
    if (contribution === 'riesgos')
      return this.#profile.claseArl === undefined ? null : arlRate(this.#profile.claseArl, day);
    const codes = { pension: 'PENSION_EMPLEADOR', salud: 'SALUD_EMPLEADOR', caja: 'CAJA', sena: 'SENA', icbf: 'ICBF' };
    return payrollRate(codes[contribution], day);
  }

  expected(contribution: Contribution, base: Range): Range {
    const day = daysOfMonth(this.period.year, this.period.month).last;
    const rate = this.rate(contribution)?.percent;
    const least = rate ?? arlRate(1, day)?.percent ?? 0;
    const most = rate ?? arlRate(5, day)?.percent ?? 0;
    return {
      least: roundToPesos(percentOf(base.least, least)),
      most: roundToPesos(percentOf(base.most, most)),
    };
  }

  isHighEarner({ earned, key }: Earner): boolean {
    return this.isByEmployee && this.#isEmployee(key) && earned >= this.#wages(EXEMPT_WAGES);
  }

  /** With the vacations of the month, which are earned too: a part of them may be of another. */
  mayBeHighEarner(earner: Earner): boolean {
    const rested = this.#taken.get(earner.key)?.amount ?? 0n;
    return this.isHighEarner({ ...earner, earned: earner.earned + rested });
  }

  #namesEmployees(): boolean {
    const all = this.earners.reduce((sum, { earned }) => sum + earned, 0n);
    const named = this.earners.filter(({ key }) => this.#isEmployee(key));
    const theirs = named.reduce((sum, { earned }) => sum + earned, 0n);
    return named.length > 1 && theirs * 5n >= all * 4n;
  }

  #isEmployee(key: string): boolean {
    return key !== '' && key !== this.balance.company.nit && specialNit(key) === null;
  }

  #wages(count: bigint): Cents {
    return (minimumWage(this.period.year)?.wage ?? 0n) * count;
  }

  /**
   * Tells integral wages booked among the others: of that size, and of an employee without severance or service bonus
   * where others have them.
   */
  #integralAmongOthers(): (key: string, wage: Cents) => boolean {
    const { cesantias, prima } = this.leaves;
    const benefited = shareOver(this.balance, [...cesantias, ...prima], this.#spent);
    const isByEmployee = [...benefited].some(([key, { amount }]) => amount > 0n && this.#isEmployee(key));
    const least = nearestMinimumWage(this.period.year).integralWageMin;
    return (key, wage) =>
      isByEmployee && wage >= least && this.#isEmployee(key) && (benefited.get(key)?.amount ?? 0n) <= 0n;
  }

  #earners(): Earner[] {
    const { sueldos, horasExtras, integral, noSalarial } = this.leaves;
    const wages = shareOver(this.balance, [...sueldos, ...horasExtras], this.#spent);
    const integrals = shareOver(this.balance, integral, this.#spent);
    const isIntegral = this.#integralAmongOthers();
    const others = shareOver(this.balance, noSalarial, this.#spent);
    // If non-salary payments are not booked by employee, their total is compared with the total payroll.
    const isNamed = [...others].every(([key, { amount }]) => amount <= 0n || wages.has(key) || integrals.has(key));
    const thirdParties = new Map<string, ThirdPartyShare>([...others, ...integrals, ...wages]);
    const earners = [...thirdParties.values()].map(({ key, thirdParty }): Earner => {
      const all = wages.get(key)?.amount ?? 0n;
      const wage = isIntegral(key, all) ? 0n : all;
      const whole = (integrals.get(key)?.amount ?? 0n) + all - wage;
      const other = max(others.get(key)?.amount ?? 0n, 0n);
      const earned = wage + whole + other;
      const base = wage + percentOf(whole, INTEGRAL_PERCENT);
      return { key, thirdParty, base, excess: isNamed ? beyond(other, earned) : 0n, earned };
    });
    const [first] = earners;
    if (!isNamed && first) {
      const earned = earners.reduce((sum, each) => sum + each.earned, 0n);
      first.excess = beyond(max(totalShares(others), 0n), earned);
    }
    return earners;
  }
}

/** Part of non-salary payments beyond its share of total pay. */
function beyond(other: Cents, earned: Cents): Cents {
  return max(other - percentOf(earned, NOT_SALARY_PERCENT), 0n);
}
