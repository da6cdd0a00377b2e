/** The bank account for all payments: fees, loan, and the tax on financial movements. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import { PERCENT } from '#simulator/rates.ts';
import { percentInPesos, total } from '#simulator/rounding.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';

export const LOAN = pesos(240_000_000);
const LOAN_INSTALMENT = pesos(3_200_000);
/**
 * Percent a month, 15.4 % a year: above half the current bank interest and below usury in every month of these years.
 */
const LOAN_RATE = 1.28;
const BANK_FEES = pesos(118_500);
const SAVINGS_INTEREST = pesos(64_000);

export function paid(world: World, amount: Cents): Posting {
  return credit(ACCOUNT.bank, world.directory.institutions.bank, amount);
}

export function received(world: World, amount: Cents): Posting {
  return debit(ACCOUNT.bank, world.directory.institutions.bank, amount);
}

/** Pays the full opening debt to each third party in the accounts under a prefix. */
export function settle(world: World, period: Period, day: number, prefix: string): void {
  for (const { account, thirdParty, amount } of world.books.balances(prefix)) {
    if (amount < 0n) world.books.post(period, day, [debit(account, thirdParty, -amount), paid(world, -amount)]);
  }
}

/** Interest and principal of the loan, account fees, and interest earned. */
export function keepBankAccounts(world: World, period: Period): void {
  const { bank, savingsBank } = world.directory.institutions;
  if (world.habits.hasLoan) payLoan(world, period);
  world.books.post(period, 28, [debit(ACCOUNT.bankFees, bank, BANK_FEES), paid(world, BANK_FEES)]);
  const earned = world.random('savings', period).around(SAVINGS_INTEREST, 3);
  world.books.post(period, 28, [
    debit(ACCOUNT.savings, savingsBank, earned),
    credit(ACCOUNT.interestEarned, savingsBank, earned),
  ]);
}

function payLoan(world: World, period: Period): void {
  const { bank } = world.directory.institutions;
  const interest = percentInPesos(-world.books.balance(ACCOUNT.loan, bank), LOAN_RATE);
  const instalment = scaled(world.size, LOAN_INSTALMENT);
  const booked = world.omits('loan-interest', period) ? 0n : interest;
  const owed = world.habits.interest === 'owed' ? booked : 0n;
  world.books.post(period, 15, [
    debit(ACCOUNT.interest, bank, booked),
    debit(ACCOUNT.loan, bank, instalment),
    credit(ACCOUNT.interestPayable, bank, owed),
    paid(world, booked + instalment - owed),
  ]);
}

/** Four per thousand of everything that left the account this month; the last posting of a month. */
export function payFinancialMovementsTax(world: World, period: Period): void {
  const postings = world.books.entries(period).flatMap((entry) => entry.postings);
  const outflow = total(postings.map((posting) => (posting.account === ACCOUNT.bank ? posting.credit : 0n)));
  const tax = percentOf(outflow, PERCENT.financialMovements);
  world.books.post(period, 28, [
    debit(ACCOUNT.financialMovements, world.directory.institutions.bank, tax),
    paid(world, tax),
  ]);
}
