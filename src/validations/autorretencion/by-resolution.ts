/**
 * Self-withholding by resolution of the DIAN (ET 366-1, 401; DUR 1.2.6.1): on sales by concept, beside the special one
 * of ET 365 par. 2 and in accounts of its own name. Its habit says when a month misses it.
 */
import { earnedIn, sumOver } from '#core/books/month-flow.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { nationalAuthority } from '#core/checks/unpaid-tax.ts';
import { roundToPesos } from '#core/money/money.ts';
import { isOfResolution, leavesInFavour } from './accounts.es.ts';
import type { Context, SelfFact } from './rules.ts';

/** Latest months, all of which had it. */
const HABIT = 3;

function resolutionLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  return roles.porPagar
    .in(balance)
    .leaves()
    .filter((leaf) => isOfResolution(balance.leaf(leaf).name));
}

/** Of the special self-withholding: all accounts, unless only some are of the other. */
export function specialLeaves({ balance, roles }: Context): readonly number[] {
  const all = roles.porPagar.leaves();
  const others = resolutionLeaves(balance, roles);
  return others.length === all.length ? all : all.filter((leaf) => !others.includes(leaf));
}

/** AUT-4 of the one by resolution: every one of the latest months had it, and this one has none of its income's. */
export function missingByResolution(context: Context): SelfFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const leaves = resolutionLeaves(balance, roles);
  const [leaf] = leaves;
  if (leaf === undefined || balance.sumOf(leaves).credit > 0n) return [];
  const months = pastMonths(history, period, HABIT);
  const before = months.balances.map((month) => ({
    credit: month.sumOf(resolutionLeaves(month, roles)).credit,
    income: -roles.operacionales.in(month).sum().debit + roles.operacionales.in(month).sum().credit,
  }));
  if (before.length < HABIT || before.some(({ credit, income }) => credit <= 0n || income <= 0n)) return [];
  const credit = before.reduce((sum, one) => sum + one.credit, 0n);
  const earlier = before.reduce((sum, one) => sum + one.income, 0n);
  const income = sumOver(balance, roles.operacionales.leaves(), (amounts) => earnedIn(amounts, period));
  const expected = roundToPesos((income * credit) / earlier);
  if (expected <= tolerances.noise) return [];
  const { code } = balance.leaf(leaf);
  const [favour] = leavesInFavour(context);
  return [
    {
      severity: 'alta',
      account: code,
      subject: 'resolucion',
      amount: expected,
      expected,
      found: 0n,
      data: { kind: 'resolucion', operating: income, all: income, least: expected, most: expected, months: HABIT },
      formula: [
        { label: 'usualShare', amount: expected, kind: 'term' },
        { label: 'booked', amount: 0n, kind: 'term' },
        { label: 'difference', amount: expected, kind: 'total' },
      ],
      entry:
        favour === undefined ? [] : entryBetween(balance.leaf(favour).code, code, expected, nationalAuthority(balance)),
      rows: balance.rowsOf(roles.operacionales.leaves()),
    },
  ];
}
