/**
 * ANI-10: industry and commerce tax that stayed unpaid. Each municipality sets its periods: the company's own habit
 * tells them; without one, a former year's tax is due with the yearly return.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { ownAccount, paymentEntry } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { municipality } from './crossing-entry.ts';
import { type AdvanceFact, type Answer, type Context, nothing } from './rules.ts';

/** Months searched for payments, the payments that make a habit, and the longest period between them. */
const MONTHS = 24;
const FEWEST = 2;
const LONGEST = 6;
/** Percentage of the payable that a payment leaves, or is at least. */
const REMAINDER_PERCENT = 5;
const PAID_PERCENT = 50;
const MONTHS_OF_YEAR = 12;

export function unpaidMunicipalTax(context: Context): Answer {
  const { balance, history, period, roles, parameters, tolerances } = context;
  const { closing } = roles.ica.sum();
  if (closing >= -tolerances.noise * 5n) return nothing;
  // Latest first, up to the first missing month.
  const past = pastMonths(history, period, MONTHS).months;
  const gap = past.indexOf(null);
  const months = [balance, ...(gap < 0 ? past : past.slice(0, gap))] as TrialBalance[];
  const habit = habitOf(months, roles.ica);
  const isDeclared = period.month >= parameters.mesDeclaracionIca;
  // Tax of the months that are not due yet.
  const open = habit === null ? period.month + (isDeclared ? 0 : MONTHS_OF_YEAR) : habit.open;
  const explained = months.slice(0, open).reduce((sum, month) => sum + roles.ica.in(month).sum().credit, 0n);
  const unpaid = -closing - explained;
  if (unpaid <= max(tolerances.noise * 5n, percentOf(-closing, REMAINDER_PERCENT))) return nothing;
  if (open > months.length) return { facts: [], notEvaluated: [{ reason: 'monthsOfIca' }] };
  return { facts: [factOf(unpaid, habit?.every ?? 0, context)], notEvaluated: [] };
}

interface Habit {
  /** Months between payments. */
  every: number;
  /** Latest months whose tax is not due: those since the last payment, or since the one that was missed. */
  open: number;
}

/** Null without several payments at short distances. */
function habitOf(months: readonly TrialBalance[], ica: AccountRole): Habit | null {
  const payments = months.flatMap((month, index) => {
    const { opening, debit } = ica.in(month).sum();
    return -opening > 0n && debit >= percentOf(-opening, PAID_PERCENT) ? [index] : [];
  });
  const gaps = payments.slice(1).map((older, index) => older - payments[index]!);
  const every = Math.max(0, ...gaps);
  const [last = 0] = payments;
  if (payments.length < FEWEST || every > LONGEST) return null;
  return { every, open: (last % every) + 1 };
}

function factOf(unpaid: Cents, every: number, { balance, roles, tolerances, period }: Context): AdvanceFact {
  const leaves = roles.ica.leaves();
  const account = commonAccount(balance.codes(leaves));
  const [largest] = leaves.toSorted((a, b) => (balance.leaf(a).sum.closing < balance.leaf(b).sum.closing ? -1 : 1));
  const authority = municipality(balance, roles.ica);
  const bank = ownAccount(balance, roles.bancos.prefixes);
  return {
    severity: unpaid >= tolerances.materiality ? 'alta' : 'media',
    account,
    thirdParties: balance
      .people(leaves)
      .list.filter(({ closing }) => closing < 0n)
      .map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: -closing, rows })),
    amount: unpaid,
    expected: 0n,
    found: unpaid,
    data: { months: every, year: period.year, closing: -roles.ica.sum().closing },
    formula: [
      { label: 'closing', amount: -roles.ica.sum().closing, kind: 'term' },
      { label: 'unpaid', amount: unpaid, kind: 'total' },
    ],
    entry:
      bank === '' || largest === undefined
        ? []
        : paymentEntry(balance.leaf(largest).code, bank, {
            amount: unpaid,
            thirdParties: authority === null ? [] : [{ thirdParty: authority, amount: unpaid, rows: [] }],
          }),
    rows: balance.rowsOf(leaves),
  };
}
