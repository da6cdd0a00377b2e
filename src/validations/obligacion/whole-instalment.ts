/**
 * OBL-11: the capital of a loan went down every month, and this month not: its interest is what capital and interest were
 * together.
 */
import { pastMonths } from '#core/books/past-months.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, roundToPesos } from '#core/money/money.ts';
import { averageOwed, type Loan, type LoanMonth, loanMonth } from './loans.ts';
import type { Context } from './roles.ts';

/** Latest months in each of which capital and interest were paid, at least. */
const LEAST_MONTHS = 4;
/** Tolerance of the month's interest to the instalment, percent; the capital in it, percent of the interest, at least. */
const SAME_PERCENT = 3n;
const LEAST_CAPITAL_PERCENT = 25n;

export function wholeInstalments(context: Context, { loans }: LoanMonth): RuleFact[] {
  const { balance, period, history, roles, tolerances } = context;
  const still = [...loans.values()].filter(
    ({ opening, debit, credit, interest }) =>
      -opening > tolerances.noise && debit <= tolerances.noise && credit === 0n && interest > tolerances.noise,
  );
  const months = pastMonths(history, period, LEAST_MONTHS);
  if (still.length === 0 || months.balances.length < LEAST_MONTHS) return [];
  let before = period;
  const past = months.balances.map((month) => {
    before = previousMonth(before);
    return loanMonth(month, before, roles).loans;
  });
  return still.flatMap((loan): RuleFact[] => {
    const paid = past.flatMap((month) => month.get(loan.key) ?? []);
    const isPaidMonthly = paid.length === LEAST_MONTHS && paid.every((one) => one.debit > 0n && one.interest > 0n);
    if (!isPaidMonthly) return [];
    const [last] = paid as [Loan];
    const owed = averageOwed(last);
    const interest = owed === 0n ? 0n : roundToPesos((last.interest * averageOwed(loan)) / owed);
    // A constant payment to capital, or a constant instalment.
    const instalments = [last.debit + interest, last.debit + last.interest];
    const isWhole = instalments.some((one) => abs(loan.interest - one) * 100n <= one * SAME_PERCENT);
    const capital = loan.interest - interest;
    if (!isWhole || capital * 100n < loan.interest * LEAST_CAPITAL_PERCENT) return [];
    return [
      {
        severity: capital * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: loan.account,
        subject: loan.key,
        thirdParties: [{ thirdParty: loan.thirdParty, amount: capital, rows: loan.rows }],
        amount: capital,
        expected: interest,
        found: loan.interest,
        series: { thirdParty: loan.thirdParty, expected: capital },
        data: { capital: last.debit, interest: last.interest },
        formula: [
          { label: 'interest', amount: loan.interest, kind: 'term' },
          { label: 'lastRate', amount: -interest, kind: 'term' },
          { label: 'ofCapital', amount: capital, kind: 'total' },
        ],
        entry: capitalEntry(balance, loan, capital, context),
        rows: loan.rows,
      },
    ];
  });
}

/** From the account where the lender's interest of the month is, else from the first of the role. */
function capitalEntry(balance: Context['balance'], loan: Loan, capital: Cents, { roles }: Context) {
  const person = balance.people(roles.intereses.leaves(), { only: new Set([loan.key]) }).get(loan.key);
  const part = person?.parts.find(({ debit }) => debit >= capital);
  const account = part ? balance.leaf(part.leaf).code : ownAccount(balance, roles.intereses.prefixes);
  return entryBetween(loan.account, account, capital, loan.thirdParty);
}
