/** What each lender is owed in one month, and the interest that was charged for it. */

import { shareOver, spentIn } from '#core/books/month-flow.ts';
import type { PersonAmounts, TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, max } from '#core/money/money.ts';
import { isCreditCardName } from './debt-names.es.ts';
import type { Context } from './roles.ts';

/** Signed as the books are: what is owed is negative. */
export interface Loan extends PersonAmounts {
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
  const { codes } = balance.data.accounts;
  const loans = new Map<string, Loan>();
  for (const leaf of loanLeaves(balance, roles)) {
    for (const person of balance.byPerson({ from: leaf, to: leaf + 1 })) {
      const known = loans.get(person.key);
      if (!known) loans.set(person.key, { ...person, rows: [...person.rows], account: codes[leaf]!, interest: 0n });
      else merge(known, person, codes[leaf]!);
    }
  }
  const interest = shareOver(balance, roles.intereses.in(balance).leaves(), (amounts) => spentIn(amounts, period));
  let unassigned = 0n;
  let ofOthers = 0n;
  for (const { key, amount } of interest.values()) {
    const loan = loans.get(key);
    if (loan) loan.interest = amount;
    else if (key === '' || key === balance.data.company.nit) unassigned += amount;
    else ofOthers += amount;
  }
  return { balance, period, loans, unassigned, ofOthers };
}

/** Accounts of loans that bear interest month by month: neither overdrafts, nor cards, nor what partners lend. */
export function loanLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const { names } = balance.data.accounts;
  const own = (role: keyof Context['roles']) => roles[role].in(balance).leaves();
  return [...own('obligaciones'), ...own('otrasObligaciones')].filter((leaf) => !isCreditCardName(names[leaf]!));
}

/** Mean of what was owed when the month began and when it ended. */
export function averageOwed({ opening, closing }: Loan): Cents {
  return max(-(opening + closing) / 2n, 0n);
}

function merge(loan: Loan, person: PersonAmounts, account: string): void {
  if (person.closing < loan.closing) loan.account = account;
  loan.opening += person.opening;
  loan.debit += person.debit;
  loan.credit += person.credit;
  loan.closing += person.closing;
  loan.rows.push(...person.rows);
}
