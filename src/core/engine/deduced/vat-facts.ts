/** VAT: who generates it is responsible for it, and the months after which it is emptied are its periods (ET 600). */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { nextMonth, samePeriod } from '#core/calendar/period.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { type Deduction, HABIT, type SeenMonth } from './deduction.ts';

const VAT = '2408';
const INCOME = '41';
const WHOLE_PESO = fromDecimal('1.00');
/** Of what was owed, in percent: roundings and corrections stay behind. */
const EMPTIED = 90n;
const TWO_MONTHS = 2;
const FOUR_MONTHS = 4;

export function vatResponsible(months: readonly SeenMonth[]): Deduction<true> | null {
  const generating = months.filter(
    ({ balance }) => balance.sum(INCOME).credit > WHOLE_PESO && generatedIn(balance) > WHOLE_PESO,
  );
  if (generating.length < HABIT) return null;
  return { value: true, evidence: { months: generating.length, of: months.length, account: VAT } };
}

/** Every month that is emptied must end a period, and one that ends no period of four months tells two from four. */
export function vatPeriod(months: readonly SeenMonth[]): Deduction<'bimestral' | 'cuatrimestral'> | null {
  const emptied = months.flatMap((month, index) =>
    isEmptiedAfter(month, months[index + 1]) ? [month.period.month] : [],
  );
  if (emptied.length < HABIT) return null;
  const ends = (length: number) => (month: number) => month % length === 0;
  const evidence = { months: emptied.length, of: months.length, account: VAT };
  if (!emptied.every(ends(TWO_MONTHS))) return null;
  if (!emptied.every(ends(FOUR_MONTHS))) return { value: 'bimestral', evidence };
  const kept = months.filter((month, index) => isKeptAfter(month, months[index + 1]));
  return kept.some(({ period: { month } }) => ends(TWO_MONTHS)(month) && !ends(FOUR_MONTHS)(month))
    ? { value: 'cuatrimestral', evidence }
    : null;
}

/** Credits of accounts that owe: those of discountable VAT are corrections. */
function generatedIn(balance: TrialBalance): Cents {
  return balance.sumOf(owing(balance)).credit;
}

/** Accounts of VAT with more credits than debits, or that owed before. */
function owing(balance: TrialBalance): number[] {
  return balance.leaves(VAT).filter((leaf) => {
    const { opening, debit, credit } = balance.leaf(leaf).sum;
    return opening < 0n || (opening === 0n && credit > debit);
  });
}

/** What was owed at the end of the month is gone, at its end or in the month after. */
function isEmptiedAfter(month: SeenMonth, after: SeenMonth | undefined): boolean {
  const { opening, debit, credit } = month.balance.sumOf(owing(month.balance));
  const due = credit - opening;
  if (due <= WHOLE_PESO) return false;
  if (debit * 100n >= due * EMPTIED) return true;
  const paid = paidIn(month, after);
  if (paid === null || paid.opening <= WHOLE_PESO) return false;
  const share = (paid.debit * 100n) / paid.opening;
  // More than was owed closes that month's own sales too: a period that ends later.
  return share >= EMPTIED && share <= 200n - EMPTIED;
}

/** It is still owed after the month that follows. */
function isKeptAfter(month: SeenMonth, after: SeenMonth | undefined): boolean {
  const paid = paidIn(month, after);
  return paid !== null && paid.opening > WHOLE_PESO && paid.debit * 100n < paid.opening * (100n - EMPTIED);
}

function paidIn(month: SeenMonth, after: SeenMonth | undefined): { opening: Cents; debit: Cents } | null {
  if (after === undefined || !samePeriod(after.period, nextMonth(month.period))) return null;
  const { opening, debit } = after.balance.sumOf(owing(after.balance));
  return { opening: -opening, debit };
}
