/** Exemption of ET 114-1 and class of occupational risk, by what the employer contributes beside pension. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { arlRate, payrollRate } from '#core/reference/payroll/payroll-rates.ts';
import { type Deduction, HABIT, MOST, type SeenMonth } from './deduction.ts';

/** Groups of personnel expense: administration, sales, direct labour. */
const GROUPS = ['5105', '5205', '7205'];
const WHOLE_PESO = fromDecimal('1.00');
/** Of the wages on which pension is paid: below, only those of ten minimum wages and more contribute. */
const OF_EVERYBODY = 0.6;
/** Distance from a rate that roundings by employee explain. */
const NEAR = 0.04;
const CLASSES = [1, 2, 3, 4, 5];

/** Health, SENA and ICBF of the employer absent from every payroll, or paid for everybody. */
export function exemption(months: readonly SeenMonth[]): Deduction<boolean> | null {
  const payrolls = months.filter(({ balance }) => expense(balance, '70') > WHOLE_PESO);
  if (payrolls.length < HABIT) return null;
  const without = payrolls.filter(({ balance }) => ['69', '75', '78'].every((code) => expense(balance, code) === 0n));
  const evidence = { months: payrolls.length, of: months.length };
  if (without.length === payrolls.length) return { value: true, evidence };
  const paying = payrolls.filter((month) => {
    const due = (baseOf(month) * percentOf('SENA', month)) / 100;
    return due > 0 && Number(expense(month.balance, '78')) >= due * OF_EVERYBODY && expense(month.balance, '75') > 0n;
  });
  if (paying.length < HABIT || paying.length < payrolls.length * MOST) return null;
  return { value: false, evidence: { months: paying.length, of: months.length } };
}

/**
 * The class whose rate is paid on the base of pension: the same in every group, as work centres have classes of their own.
 * It is what was paid, not what is due: that is by activity (Decreto 768 of 2022).
 */
export function riskClass(months: readonly SeenMonth[]): Deduction<number> | null {
  const paid = months.flatMap((month) =>
    GROUPS.flatMap((group) => {
      const base = baseOf(month, [group]);
      const risk = Number(expense(month.balance, '68', [group]));
      return base > 0 && risk > 0 ? [{ month, percent: (100 * risk) / base }] : [];
    }),
  );
  const monthsOf = (some: typeof paid) => new Set(some.map(({ month }) => month)).size;
  if (monthsOf(paid) < HABIT) return null;
  const by = CLASSES.map((value) => ({
    value,
    held: paid.filter(({ month, percent }) => {
      const rate = arlRate(value, dayOf(month))?.percent;
      return rate != null && Math.abs(percent - rate) <= rate * NEAR;
    }),
  }));
  const best = by.toSorted((a, b) => b.held.length - a.held.length)[0]!;
  if (monthsOf(best.held) < HABIT || best.held.length < paid.length * MOST) return null;
  const percent = best.held.at(-1)!.percent.toFixed(3).replace('.', ',');
  return {
    value: best.value,
    evidence: { months: monthsOf(best.held), of: months.length, percent },
  };
}

function expense(balance: TrialBalance, concept: string, groups: readonly string[] = GROUPS): Cents {
  return groups.reduce((sum, group) => {
    const { debit, credit } = balance.sum(`${group}${concept}`);
    // Credits of production costs are transfers.
    const net = group.startsWith('7') ? debit : debit - credit;
    return sum + (net > 0n ? net : 0n);
  }, 0n);
}

/** Wages on which the employer's pension of the month was paid. */
function baseOf(month: SeenMonth, groups: readonly string[] = GROUPS): number {
  const percent = percentOf('PENSION_EMPLEADOR', month);
  return percent === 0 ? 0 : (Number(expense(month.balance, '70', groups)) * 100) / percent;
}

function percentOf(code: string, month: SeenMonth): number {
  return payrollRate(code, dayOf(month))?.percent ?? 0;
}

function dayOf({ period: { year, month } }: SeenMonth): string {
  return daysOfMonth(year, month).last;
}
