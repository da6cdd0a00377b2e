/** What each lender is owed in one month, and the interest that was charged for it. */
import type { Amounts } from '#core/books/amounts.ts';
import { shareOver, spentIn } from '#core/books/month-flow.ts';
import type { Person } from '#core/books/person.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, max } from '#core/money/money.ts';
import { isCreditCardName } from './debt-names.es.ts';
import type { Context } from './roles.ts';

/** Signed as the books are: what is owed is negative. */
/** What one lender is owed over all its accounts. */
export interface Loan extends Amounts {
  key: string;
  /** An entry of the third-party dictionary that names the lender. */
  thirdParty: number;
  rows: readonly number[];
  /** Account where most is owed. */
  account: string;
  interest: Cents;
}

export interface LoanMonth {
  balance: TrialBalance;
  period: Period;
  /** By person. */
  loans: Map<string, Loan>;
  /** Interest that names nobody, and with third parties who are no lenders. */
  unassigned: Cents;
  ofOthers: Cents;
}

export function loanMonth(balance: TrialBalance, period: Period, roles: Context['roles']): LoanMonth {
  const loans = new Map<string, Loan>();
  for (const person of balance.people(loanLeaves(balance, roles), { nobody: true })) {
    const { key, thirdParty, opening, debit, credit, closing, rows } = person;
    const account = balance.leaf(mainLeaf(person)).code;
    loans.set(key, { key, thirdParty, opening, debit, credit, closing, rows, account, interest: 0n });
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
  return { balance, period, loans, unassigned, ofOthers };
}

/** Accounts of loans that bear interest month by month: neither overdrafts, nor cards, nor what partners lend. */
export function loanLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const own = (role: keyof Context['roles']) => roles[role].in(balance).leaves();
  return [...own('obligaciones'), ...own('otrasObligaciones')].filter(
    (leaf) => !isCreditCardName(balance.leaf(leaf).name),
  );
}

/** Mean of what was owed when the month began and when it ended. */
export function averageOwed({ opening, closing }: Loan): Cents {
  return max(-(opening + closing) / 2n, 0n);
}

/** The last account that made the debt larger than the ones before it together; the first where none did. */
function mainLeaf({ parts, leaf }: Person): number {
  let owed: Cents | null = null;
  let main = leaf;
  for (const part of parts) {
    if (owed !== null && part.closing < owed) main = part.leaf;
    owed = (owed ?? 0n) + part.closing;
  }
  return main;
}
