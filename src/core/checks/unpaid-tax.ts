/**
 * Taxes due the month after: opening balance not paid in the month, since when, and the paying entry. A form paid in
 * full against one of its accounts only needs a crossing.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import type { History } from '#core/books/history.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, previousMonth } from '#core/calendar/period.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { type Cents, max, min, percentOf } from '#core/money/money.ts';
import { isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { byHabit, ownAccount } from './suggested-entry.ts';
import { thirdPartyConvention } from './third-party-convention.ts';

/** Maximum months back in the search for the oldest unpaid one. */
const MOST_MONTHS = 12;
/** Percentage of the debt that may remain: returns are paid in thousands. */
const REMAINDER_PERCENT = 0.5;

export interface TaxBooks {
  balance: TrialBalance;
  history: History;
  period: Period;
  tolerances: Tolerances;
}

export interface UnpaidTax {
  /** Account of the chart that holds all of them, else the first. */
  account: string;
  /** Those that it is about, and no other: the account itself where all below it are. */
  accounts: readonly string[];
  /** Positive amounts. */
  owed: Cents;
  paid: Cents;
  unpaid: Cents;
  /** Earliest unpaid month, or null if unknown. */
  since: Period | null;
  /** Whose debts they are where the company pays each under its creditor, else the authority; null if the file has none. */
  thirdParties: FactThirdParty[] | null;
  /** Debits each account for its debt, as the company books its payments, and credits the bank. */
  entry: FactEntryLine[];
  /** File rows. */
  rows: number[];
}

/** Unpaid balance of the accounts of the roles, or null. `bank`: prefixes of the paying account. */
export function unpaidTax(books: TaxBooks, roles: readonly AccountRole[], bank: readonly string[]): UnpaidTax | null {
  const { balance } = books;
  const leaves = leavesOf(roles);
  const amounts = balance.sumOf(leaves);
  const unpaid = unpaidFromBefore(amounts);
  if (leaves.length === 0 || unpaid <= remainder(books, leaves.length, -amounts.opening)) return null;
  const debts = debtsOf(balance, leaves, unpaid);
  const creditors = creditorsOf(debts, roles, books);
  const account = commonAccount(balance.codes(leaves));
  return {
    account,
    accounts: balance.leaves(account).length === leaves.length ? [account] : balance.codes(leaves),
    owed: -amounts.opening,
    paid: amounts.debit,
    unpaid,
    since: sinceWhen(unpaid, roles, books),
    thirdParties: creditors ? byThirdParty(creditors) : ofAuthority(balance, leaves, unpaid),
    entry: paymentEntry(balance, debts, creditors, bank),
    rows: balance.rowsOf(leaves),
  };
}

/** Whether all accounts of a form were paid together, whichever of them was debited. */
export function isFormPaid(books: TaxBooks, roles: readonly AccountRole[]): boolean {
  const leaves = leavesOf(roles);
  const amounts = books.balance.sumOf(leaves);
  return unpaidFromBefore(amounts) <= remainder(books, leaves.length, -amounts.opening);
}

/**
 * Longest common prefix of the codes, at least the four digits of a PUC account; the first code where they share less.
 */
export function commonAccount(codes: readonly string[]): string {
  const first = codes[0] ?? '';
  let length = first.length;
  while (!codes.every((code) => code.startsWith(first.slice(0, length)))) length--;
  if (codes.length <= 1 || length < 4) return first;
  return first.slice(0, length >= 6 ? 6 : 4);
}

/** Dictionary entry of the national tax authority (DIAN), or null. */
export function nationalAuthority(balance: TrialBalance): number | null {
  const found = balance.thirdParties.find((id, entry) => isNationalAuthority(id, balance.thirdParties.name(entry)));
  return found < 0 ? null : found;
}

function leavesOf(roles: readonly AccountRole[]): number[] {
  return [...new Set(roles.flatMap((role) => role.leaves()))].sort((a, b) => a - b);
}

/** Returns are paid in thousands: each account may keep a remainder. */
function remainder({ tolerances }: TaxBooks, accounts: number, owed: Cents): Cents {
  return max(tolerances.noise * BigInt(Math.max(1, accounts)), percentOf(owed, REMAINDER_PERCENT));
}

function unpaidFromBefore({ opening, debit }: Amounts): Cents {
  return max(0n, -opening - debit);
}

/**
 * Month of the earliest unpaid credit, assuming that the latest credits are the unpaid ones. A missing month ends the
 * search.
 */
function sinceWhen(unpaid: Cents, roles: readonly AccountRole[], { history, period }: TaxBooks): Period | null {
  let left = unpaid;
  let month = period;
  for (const balance of pastMonths(history, period, MOST_MONTHS).months) {
    month = previousMonth(month);
    if (balance === null) return null;
    left -= balance.sumOf(leavesOf(roles.map((role) => role.in(balance)))).credit;
    if (left <= 0n) return month;
  }
  return null;
}

function ofAuthority(balance: TrialBalance, leaves: readonly number[], amount: Cents): FactThirdParty[] | null {
  const thirdParty = nationalAuthority(balance);
  if (thirdParty === null) return null;
  const rows = balance.people(leaves).get(balance.thirdParties.key(thirdParty))?.rows ?? [];
  return [{ thirdParty, amount, rows }];
}

/** Creditors of several accounts, each once. */
function byThirdParty(creditors: readonly Creditor[]): FactThirdParty[] {
  return [...Map.groupBy(creditors, ({ thirdParty }) => thirdParty)].map(([thirdParty, own]) => ({
    thirdParty,
    amount: own.reduce((sum, { amount }) => sum + amount, 0n),
    rows: own.flatMap(({ rows }) => rows),
  }));
}

/** What an account owes from before; `debit` is the part that the entry pays. */
interface Debt {
  leaf: number;
  debit: Cents;
}

function debtsOf(balance: TrialBalance, leaves: readonly number[], unpaid: Cents): Debt[] {
  let left = unpaid;
  return leaves.flatMap((leaf): Debt[] => {
    const debit = min(left, unpaidFromBefore(balance.leaf(leaf).sum));
    if (debit <= 0n) return [];
    left -= debit;
    return [{ leaf, debit }];
  });
}

/** The creditors of the debts where the company pays each under them, else null: it pays under the authority. */
function creditorsOf(debts: readonly Debt[], roles: readonly AccountRole[], books: TaxBooks): Creditor[] | null {
  const { balance, history, period } = books;
  const months = [balance, ...pastMonths(history, period, MOST_MONTHS).balances].map((month) => ({
    balance: month,
    leaves: leavesOf(roles.map((role) => role.in(month))),
  }));
  const convention = thirdPartyConvention(months, 'debit');
  const people = debts.map(({ leaf }) => balance.leaf(leaf).people);
  // Paid under nobody yet: a debit balance is what was paid under somebody else.
  const isOpen = convention === null && !people.flat().some(({ opening }) => opening > 0n);
  if (convention !== 'tercero' && !isOpen) return null;
  return debts.flatMap(({ leaf, debit }, at) => {
    let left = debit;
    return people[at]!.map((one) => ({ one, amount: unpaidFromBefore(one) }))
      .toSorted((a, b) => (a.amount === b.amount ? 0 : a.amount < b.amount ? 1 : -1))
      .flatMap(({ one: { entry: thirdParty, rows }, amount: owed }): Creditor[] => {
        const amount = min(left, owed);
        left -= amount;
        return amount > 0n ? [{ account: balance.leaf(leaf).code, thirdParty, amount, rows }] : [];
      });
  });
}

interface Creditor extends FactThirdParty {
  account: string;
}

function paymentEntry(
  balance: TrialBalance,
  debts: readonly Debt[],
  creditors: readonly Creditor[] | null,
  bank: readonly string[],
): FactEntryLine[] {
  if (bank.length === 0) return [];
  const authority = nationalAuthority(balance);
  const debits = creditors
    ? creditors.map(({ account, thirdParty, amount }) => ({ account, thirdParty, debit: amount, credit: 0n }))
    : byHabit(
        debts.map(({ leaf, debit }) => ({
          account: balance.leaf(leaf).code,
          thirdParty: authority,
          debit,
          credit: 0n,
        })),
      );
  const paid = debits.reduce((sum, { debit }) => sum + debit, 0n);
  return [...debits, { account: ownAccount(balance, bank), thirdParty: null, debit: 0n, credit: paid }];
}
