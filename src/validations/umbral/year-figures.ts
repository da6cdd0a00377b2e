/**
 * Yearly figures measured by law: income, costs and gross assets. Balances of result accounts are year-to-date; reports
 * that start every month at zero are summed by month, and missing months are reported.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { spentIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { monthsBetween, type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Context } from './rules.ts';

/** Amount of a year, not negative in sane books. With missing months, a lower bound. */
export interface Figure {
  amount: Cents;
  /** Keys of missing months, oldest first. */
  missing: readonly string[];
}

/** Balance of a month, the audited one included. */
export function balanceAt({ balance, period, history }: Context, month: Period): TrialBalance | null {
  return samePeriod(month, period) ? balance : history.at(month);
}

/** Months of the audited year to date; the closing period counts as December. */
export function monthsSoFar({ period }: Context): Period[] {
  return monthsBetween({ year: period.year, month: 1 }, { year: period.year, month: Math.min(period.month, 12) });
}

/** Year-to-date income. */
export function incomeSoFar(context: Context): Figure {
  return soFar(context, context.period, context.roles.ingresos, -1n);
}

/** Year-to-date costs and expenses. */
export function costsSoFar(context: Context): Figure {
  return soFar(context, context.period, context.roles.costos, 1n);
}

/** Income of the previous year, or null when its December is not in the history. */
export function incomeOfYearBefore(context: Context): Figure | null {
  const december = lastOfYearBefore(context);
  return december && soFar(context, december.period, context.roles.ingresos, -1n);
}

/** Gross assets at the end of the previous year: its December, or January's opening. Null without either. */
export function assetsOfYearBefore(context: Context): Figure | null {
  const december = lastOfYearBefore(context);
  if (december) return { amount: grossAssets(context, december.balance, 'closing'), missing: [] };
  const january = balanceAt(context, { year: context.period.year, month: 1 });
  return january && { amount: grossAssets(context, january, 'opening'), missing: [] };
}

export function assetsNow(context: Context): Figure {
  return { amount: grossAssets(context, context.balance, 'closing'), missing: [] };
}

/** Before depreciation, impairment and the like. Cash and banks have their own roles. */
function grossAssets({ roles }: Context, balance: TrialBalance, column: 'opening' | 'closing'): Cents {
  return [roles.activo, roles.caja, roles.bancos].reduce((sum, role) => sum + role.in(balance).sum()[column], 0n);
}

/** Last balance of the previous year: December before the closing period, which zeroes the results. */
function lastOfYearBefore(context: Context): { period: Period; balance: TrialBalance } | null {
  for (const month of [12, 13]) {
    const period = { year: context.period.year - 1, month };
    const balance = context.history.at(period);
    if (balance) return { period, balance };
  }
  return null;
}

/** `sign`: 1 for debit accounts, −1 for credit accounts. */
function soFar(context: Context, last: Period, role: AccountRole, sign: 1n | -1n): Figure {
  const balance = balanceAt(context, last);
  const opened = balance ? sign * role.in(balance).sum().opening : 0n;
  const january = balanceAt(context, { year: last.year, month: 1 });
  const carriesOver = january !== null && role.in(january).sum().opening !== 0n;
  if (balance && opened !== 0n && !carriesOver)
    return { amount: opened + moved(balance, last, role, sign), missing: [] };
  const months = monthsBetween({ year: last.year, month: 1 }, { year: last.year, month: Math.min(last.month, 12) });
  let amount = 0n;
  const missing: string[] = [];
  for (const month of months) {
    const then = balanceAt(context, month);
    if (then) amount += moved(then, month, role, sign);
    else missing.push(periodKey(month));
  }
  return { amount, missing };
}

/** Movement of a month, without the year's closing. */
function moved(balance: TrialBalance, month: Period, role: AccountRole, sign: 1n | -1n): Cents {
  return sumOver(balance, role.in(balance).leaves(), ({ opening, debit, credit, closing }) =>
    sign === 1n
      ? spentIn({ opening, debit, credit, closing }, month)
      : spentIn({ opening: -opening, debit: credit, credit: debit, closing: -closing }, month),
  );
}
