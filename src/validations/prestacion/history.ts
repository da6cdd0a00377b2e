/** Accrual habits from earlier months: monthly, only on payment, or in another month. */
import type { History } from '#core/books/history.ts';
import { percentOf } from '#core/money/money.ts';
import { PayrollMonth } from './payroll-month.ts';
import type { Benefit, Context } from './roles.ts';

/** Months without accrual that are a habit rather than an omission. */
const HABIT_MONTHS = 3;
/** When prima and interest are paid, companies without accruals charge them too. */
const PAYING_MONTHS: ReadonlySet<number> = new Set([1, 6, 12]);

/** Earlier calendar months with wages. */
export function earlierPayrolls(history: History, roles: Context['roles']): PayrollMonth[] {
  return history.months
    .filter(({ period }) => period.month <= 12)
    .map(({ balance, period }) => new PayrollMonth(balance, period, roles))
    .filter((month) => month.paid > 0n);
}

/** Whether the company has never accrued the benefit monthly, as far as its history shows. */
export function neverAccrues(benefit: Benefit, earlier: readonly PayrollMonth[]): boolean {
  const ordinary = earlier.filter(({ period }) => !PAYING_MONTHS.has(period.month));
  return ordinary.length >= HABIT_MONTHS && ordinary.every((month) => month.charged(benefit) <= 0n);
}

/** Whether the month before accrued this one's too: the sum is that of two months. */
export function accruedBefore(
  benefit: Benefit,
  month: PayrollMonth,
  before: PayrollMonth | null,
  tolerance: number,
): boolean {
  if (before === null) return false;
  const expectedBefore = before.expected(benefit, before.base(benefit)).least;
  const expected = month.expected(benefit, month.base(benefit)).least;
  const charged = before.charged(benefit);
  const isAhead = charged > percentOf(expectedBefore, 100 + tolerance);
  return isAhead && charged + month.charged(benefit) >= percentOf(expectedBefore + expected, 100 - tolerance);
}
