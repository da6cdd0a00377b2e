/** Debt to each lender in one month, and its interest. */
import type { Amounts } from '#core/books/amounts.ts';
import { shareOver, spentIn } from '#core/books/month-flow.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import { isCreditCardName, isLoanName } from './debt-names.es.ts';
import type { Context } from './roles.ts';

/** Debt to one lender over all its accounts; signed: debt is negative. */
export interface Loan extends Amounts {
  key: string;
  /** Dictionary entry of the lender. */
  thirdParty: number;
  rows: readonly number[];
  /** Account with the largest debt. */
  account: string;
  /** Expense of the month, with what was capitalised. */
  interest: Cents;
  /** Interest in the cost of assets. */
  capitalised: Cents;
}

export interface LoanMonth {
  balance: TrialBalance;
  period: Period;
  /** By third party. */
  loans: Map<string, Loan>;
  /** Interest without third party, and under third parties that are not lenders. */
  unassigned: Cents;
  ofOthers: Cents;
}

export function loanMonth(balance: TrialBalance, period: Period, roles: Context['roles']): LoanMonth {
  const loans = new Map<string, Loan>();
  for (const thirdParty of balance.people(loanLeaves(balance, roles), { withNone: true })) {
    const { key, entry, opening, debit, credit, closing, rows } = thirdParty;
    const account = balance.leaf(mainLeaf(thirdParty)).code;
    loans.set(key, {
      key,
      thirdParty: entry,
      opening,
      debit,
      credit,
      closing,
      rows,
      account,
      interest: 0n,
      capitalised: 0n,
    });
  }
  const interest = shareOver(balance, roles.intereses.in(balance).leaves(), (amounts) => spentIn(amounts, period));
  let unassigned = 0n;
  let ofOthers = 0n;
  for (const { key, amount } of interest.values()) {
    const loan = loans.get(key);
    if (loan) loan.interest = amount;
    else if (key === '' || key === balance.company.nit) unassigned += amount;
    else ofOthers += amount;
  }
  for (const { key, amount } of shareOver(balance, buildingLeaves(balance, roles), ({ debit }) => debit).values()) {
    const loan = loans.get(key);
    if (loan === undefined || !isInterestOf(loan, amount)) continue;
    loan.capitalised = amount;
    loan.interest += amount;
  }
  return { balance, period, loans, unassigned, ofOthers };
}

/** Assets under construction, without accumulated depreciation and impairment. */
export function buildingLeaves(balance: TrialBalance, { enConstruccion }: Context['roles']): number[] {
  return enConstruccion
    .in(balance)
    .leaves()
    .filter((leaf) => natureOf(balance.leaf(leaf).code) === 'D');
}

/** Highest plausible interest of a month, percent of the debt: what costs more is a purchase from the lender. */
const MOST_PERCENT = 4;

/** A lender's charge to an asset that is no purchase on credit. */
function isInterestOf(loan: Loan, charged: Cents): boolean {
  return charged !== loan.credit && charged > 0n && charged <= percentOf(averageOwed(loan), MOST_PERCENT);
}

/** Accounts of loans with monthly interest: no overdrafts, cards or partner loans. */
export function loanLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const own = (role: keyof Context['roles']) => roles[role].in(balance).leaves();
  const misplaced = own('sobregiros').filter((leaf) => isLoanName(balance.leaf(leaf).name));
  return [...own('obligaciones'), ...misplaced, ...own('otrasObligaciones')]
    .filter((leaf) => !isCreditCardName(balance.leaf(leaf).name))
    .sort((a, b) => a - b);
}

/** Mean of opening and closing debt. */
export function averageOwed({ opening, closing }: Loan): Cents {
  return max(-(opening + closing) / 2n, 0n);
}

/** The last account that exceeded the sum of the ones before it; the first if none did. */
function mainLeaf({ parts, leaf }: ThirdParty): number {
  let owed: Cents | null = null;
  let main = leaf;
  for (const part of parts) {
    if (owed !== null && part.closing < owed) main = part.leaf;
    owed = (owed ?? 0n) + part.closing;
  }
  return main;
}
