/** Income tax: provided in December, declared in May with last year's withholdings, paid in May and July. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { Balance } from '#simulator/books/books.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { PERCENT } from '#simulator/rates.ts';
import { toPesos, total } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { paid, settle } from './bank.ts';

/** Credits against income tax; VAT and ICA withheld by customers have their own returns. */
const TAX_CREDITS = [
  ACCOUNT.incomeTaxAdvance,
  ACCOUNT.withheldByCustomers,
  ACCOUNT.cardWithholding,
  ACCOUNT.selfWithheld,
  ACCOUNT.taxInFavour,
] as const;
const RETURN_MONTH = 5;
const SECOND_INSTALMENT_MONTH = 7;

/** December, or every month: 35 % of the year's profit so far, to the nearest thousand; nothing on a loss. */
export function provideIncomeTax(world: World, period: Period): void {
  const isDue = period.month === 12 || world.habits.incomeTax === 'monthly';
  if (!isDue || world.kind.incomeTax !== 'ordinary') return;
  const provided = world.books.sum(ACCOUNT.incomeTaxExpense);
  const profit = provided - ['4', '5', '6'].reduce((sum, prefix) => sum + world.books.sum(prefix), 0n);
  const tax = toPesos(percentOf(max(0n, profit), PERCENT.incomeTax), 1000) - provided;
  const { dian } = world.directory.institutions;
  world.books.post(period, 28, [debit(ACCOUNT.incomeTaxExpense, dian, tax), credit(ACCOUNT.incomeTax, dian, tax)]);
}

/**
 * May: the return offsets last year's withholdings against the tax and sets this year's advance. July: the second half
 * is paid.
 */
export function declareIncomeTax(world: World, period: Period): void {
  if (world.kind.incomeTax !== 'ordinary') return;
  if (period.month === SECOND_INSTALMENT_MONTH) settle(world, period, 15, ACCOUNT.incomeTax);
  if (period.month !== RETURN_MONTH || world.omits('income-tax-return', period)) return;
  const { dian } = world.directory.institutions;
  const tax = -world.books.balance(ACCOUNT.incomeTax, dian);
  const credits = creditsOfPastYears(world, period);
  const withheld = total(credits.map((balance) => balance.amount));
  if (tax === 0n && withheld === 0n) return;
  const advance = max(0n, toPesos(percentOf(tax, PERCENT.incomeTaxAdvance), 1000) - withheld);
  const inFavour = max(0n, withheld - tax - advance);
  world.books.post(period, 19, [
    debit(ACCOUNT.incomeTaxAdvance, dian, advance),
    credit(ACCOUNT.incomeTax, dian, advance),
    ...credits.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
    debit(ACCOUNT.incomeTax, dian, withheld - inFavour),
    debit(ACCOUNT.taxInFavour, dian, inFavour),
  ]);
  payHalf(world, period, -world.books.balance(ACCOUNT.incomeTax, dian));
}

function payHalf(world: World, period: Period, owed: Cents): void {
  const half = toPesos(owed / 2n, 1000);
  const { dian } = world.directory.institutions;
  world.books.post(period, 19, [debit(ACCOUNT.incomeTax, dian, half), paid(world, half)]);
}

/**
 * Those accounts without the debits of the current year: withholdings, self-withholdings, advance and credit balance.
 */
function creditsOfPastYears(world: World, period: Period): Balance[] {
  const thisYear = Array.from({ length: period.month }, (_, index) => ({ year: period.year, month: index + 1 }))
    .flatMap((month) => world.books.entries(month))
    .flatMap((entry) => entry.postings)
    .filter((posting) => TAX_CREDITS.some((account) => account === posting.account));
  const key = (account: string, id: string | undefined): string => `${account}/${id}`;
  const movement = new Map<string, Cents>();
  for (const { account, thirdParty, debit: more, credit: less } of thisYear) {
    const of = key(account, thirdParty?.id);
    movement.set(of, (movement.get(of) ?? 0n) + more - less);
  }
  return TAX_CREDITS.flatMap((account) => world.books.balances(account)).map((balance) => ({
    ...balance,
    amount: balance.amount - (movement.get(key(balance.account, balance.thirdParty?.id)) ?? 0n),
  }));
}
