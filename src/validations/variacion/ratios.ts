/** Financial ratios (domain.md V6): gross margin, days of receivables and payables, payroll per employee. */
import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn, spentIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf } from '#core/money/money.ts';

export type RatioName = 'grossMargin' | 'receivableDays' | 'payableDays' | 'payrollByEmployee';
export type RatioRole = 'ventas' | 'costos' | 'cartera' | 'proveedores' | 'compras' | 'personal';
export type RatioRoles = Readonly<Record<RatioRole, AccountRole>>;

export interface RatioLimits {
  /** Percentage points of gross margin. */
  margin: number;
  /** Days. */
  days: number;
  /** Percentage change of days and of payroll per employee. */
  change: number;
  materiality: Cents;
}

interface Measure {
  /** Percent, days, or pesos per employee. */
  value: number;
  /** Monetary value of a point, a day or a peso of the ratio in the month. */
  unit: Cents;
}

interface Ratio {
  measure(balance: TrialBalance, period: Period, roles: RatioRoles): Measure | null;
  /** Minimum relevant difference, given the mean. */
  least(mean: number, limits: RatioLimits): number;
}

/** Minimum earlier months of a mean. */
const FEWEST = 3;
/** Months of a margin that is always the same, and how many times their range a month is apart that is another's. */
const STEADY_MONTHS = 5;
const OUT_OF_STEADY = 5;

const RATIOS: Readonly<Record<RatioName, Ratio>> = {
  grossMargin: {
    measure(balance, period, roles) {
      const sales = salesOf(balance, period, roles.ventas);
      const cost = sumOver(balance, roles.costos.in(balance).leaves(), (amounts) => spentIn(amounts, period));
      if (sales <= 0n || cost <= 0n) return null;
      return { value: Number(((sales - cost) * 10_000n) / sales) / 100, unit: percentOf(sales, 1) };
    },
    least: (_, { margin }) => margin,
  },
  receivableDays: {
    measure(balance, period, roles) {
      return daysOf(roles.cartera.in(balance).sum().closing, salesOf(balance, period, roles.ventas));
    },
    least: (mean, { days, change }) => Math.max(days, (mean * change) / 100),
  },
  payableDays: {
    measure(balance, _, roles) {
      const { debit } = roles.compras.in(balance).sum();
      return daysOf(-roles.proveedores.in(balance).sum().closing, debit);
    },
    least: (mean, { days, change }) => Math.max(days, (mean * change) / 100),
  },
  payrollByEmployee: {
    measure(balance, period, roles) {
      const leaves = roles.personal.in(balance).leaves();
      const thirdParties = new Set(
        leaves.flatMap((leaf) =>
          balance
            .leaf(leaf)
            .people.filter(({ key, debit }) => key !== '' && debit > 0n)
            .map(({ key }) => key),
        ),
      );
      if (thirdParties.size === 0) return null;
      const payroll = sumOver(balance, leaves, (amounts) => spentIn(amounts, period));
      return { value: Number(payroll / BigInt(thirdParties.size)) / 100, unit: BigInt(thirdParties.size) * 100n };
    },
    least: (mean, { change }) => (mean * change) / 100,
  },
};

/** Sales of a month, less returns. */
export function salesOf(balance: TrialBalance, period: Period, ventas: AccountRole): Cents {
  return sumOver(balance, ventas.in(balance).leaves(), (amounts) => earnedIn(amounts, period));
}

/** A balance in days of the month's activity. */
function daysOf(closing: Cents, activity: Cents): Measure | null {
  if (closing <= 0n || activity <= 0n) return null;
  return { value: Number((closing * 3000n) / activity) / 100, unit: activity / 30n };
}

/** Rounds to the ratio's precision. */
function toPeso(amount: Cents): Cents {
  return ((amount + 50n) / 100n) * 100n;
}

export interface RatioBooks {
  balance: TrialBalance;
  period: Period;
  past: readonly TrialBalance[];
  roles: RatioRoles;
  limits: RatioLimits;
}

/** VAR-6 to VAR-9: a ratio far from its mean, outside its earlier range, and worth more than materiality. */
export function ratioFacts(name: RatioName, { balance, period, past, roles, limits }: RatioBooks): RuleFact[] {
  const { measure, least } = RATIOS[name];
  const now = measure(balance, period, roles);
  const before = past.flatMap((month) => measure(month, month.period ?? period, roles)?.value ?? []);
  if (now === null || before.length < FEWEST) return [];
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length;
  const [lowest, highest] = [Math.min(...before), Math.max(...before)];
  const difference = now.value - mean;
  const amount = toPeso(abs((now.unit * BigInt(Math.round(difference * 100))) / 100n));
  const isUsual = Math.abs(difference) <= least(mean, limits) || (now.value >= lowest && now.value <= highest);
  if (isUsual || amount <= limits.materiality) return [];
  // Who marks up everything alike has left out a cost or a sale.
  const isSteady =
    name === 'grossMargin' &&
    before.length >= STEADY_MONTHS &&
    Math.abs(difference) > OUT_OF_STEADY * (highest - lowest);
  return [
    {
      account: null,
      ...(isSteady ? { severity: 'media' as const } : {}),
      amount,
      data: { value: now.value, mean, lowest, highest, months: before.length },
      rows: [],
    },
  ];
}
