/**
 * ANI-7 by the calendar of SIMPLE: the advance of each two months is due in May, June, July, September, November and
 * January (the DIAN sets the days), so it is booked between the former due month and this one.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { type Answer, type Context, nothing } from './rules.ts';

/** Two-month period (1 is January and February) by the month in which its advance is due. */
const DUE: ReadonlyMap<number, number> = new Map([
  [5, 1],
  [6, 2],
  [7, 3],
  [9, 4],
  [11, 5],
  [1, 6],
]);

/** Whether an advance is booked in a month: as such, or paid as tax that was charged to the expense for its two months. */
export function hasAdvance(month: TrialBalance, roles: Context['roles']): boolean {
  return [roles.anticipoSimple, roles.impuestoDeRenta].some((role) => role.in(month).sum().debit > 0n);
}

export function advanceDue(context: Context): Answer {
  const { balance, period, roles, tolerances } = context;
  const bimester = DUE.get(period.month);
  if (bimester === undefined || hasAdvance(balance, roles)) return nothing;
  const months = sinceFormerDue(context);
  if (months.some(({ balance: month }) => month !== null && hasAdvance(month, roles))) return nothing;
  const year = bimester === 6 ? period.year - 1 : period.year;
  const first = { year, month: bimester * 2 - 1 };
  if (isCharged(first, context)) return nothing;
  const sold = soldIn(first, context);
  const missing = months.flatMap(({ key, balance: month }) => (month === null ? [key] : []));
  if (missing.length > 0 || sold === null)
    return { facts: [], notEvaluated: [{ reason: 'monthsOfAdvance', data: { months: missing } }] };
  if (sold <= tolerances.noise) return nothing;
  return {
    facts: [
      {
        severity: 'alta',
        account: roles.anticipoSimple.prefixes[0] ?? null,
        amount: sold,
        data: { sold, how: 'calendar', first: periodKey(first) },
        rows: balance.rowsOf(roles.ingresos.leaves()),
      },
    ],
    notEvaluated: [],
  };
}

/** Months between the former due month and this one, both excluded. */
function sinceFormerDue({ history, period }: Context): { key: string; balance: TrialBalance | null }[] {
  const months: { key: string; balance: TrialBalance | null }[] = [];
  for (let month = previousMonth(period); !DUE.has(month.month); month = previousMonth(month))
    months.push({ key: periodKey(month), balance: history.at(month) });
  return months;
}

/** Whether books that keep no advances charge the tax of each two months to their expense, to be paid when it is due. */
function isCharged(first: Period, { history, roles, tolerances }: Context): boolean {
  if (roles.anticipoSimple.sum().closing > tolerances.noise) return false;
  return monthsOf(first, history).some((month) => roles.gastoDeRenta.in(month).sum().debit > 0n);
}

function monthsOf(first: Period, history: Context['history']): TrialBalance[] {
  return [first, { year: first.year, month: first.month + 1 }].flatMap((month) => history.at(month) ?? []);
}

/** Sales of two months; null when both are missing. */
function soldIn(first: Period, { history, roles }: Context): Cents | null {
  const months = monthsOf(first, history);
  return months.length === 0 ? null : months.reduce((sum, month) => sum + roles.ingresos.in(month).sum().credit, 0n);
}
