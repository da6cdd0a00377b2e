/**
 * V9-d, e and f: what the calendar of benefits says must be zero. What is owed of former periods is the liability less what has been
 * accrued since, which the expense accounts tell without history.
 */

import type { Tolerances } from '#core/materiality.ts';
import { type Cents, max } from '#core/money.ts';
import { type PersonShare, rowsOfLeaves, shareOver, spentIn, sumOver } from '#core/month-flow.ts';
import type { Severity } from '#core/severity.ts';
import { entryBetween, ownAccount } from '#core/suggested-entry.ts';
import type { FactPerson, Reason } from '#core/validation.ts';
import { PayrollMonth } from './payroll-month.ts';
import { type Benefit, benefits, type Context, type PrestacionFact, type Rule } from './roles.ts';

export interface CalendarAnswer {
  facts: PrestacionFact[];
  notEvaluated: (Reason & { rule: Rule })[];
}

const FEBRUARY = 2;
const JUNE = 6;
const DECEMBER = 12;

export function calendarFacts(context: Context, month: PayrollMonth): CalendarAnswer {
  const { period, balance } = context;
  const answer: CalendarAnswer = { facts: [], notEvaluated: [] };
  if (period.month > DECEMBER) return answer;
  const due: [Rule, Benefit][] = [['PRE-6', 'intereses']];
  if (period.month >= FEBRUARY) due.push(['PRE-7', 'cesantias']);
  if (period.month < JUNE) due.push(['PRE-8', 'prima']);
  for (const [rule, benefit] of due) {
    const owed = -sumOver(balance, month.liabilityLeaves(benefit), ({ opening }) => opening);
    const yearBefore = sumOver(balance, month.wageLeaves, ({ opening }) => opening);
    // The books begin in the middle of the year: nobody knows what was accrued since January.
    if (period.month > 1 && yearBefore === 0n && owed > context.tolerances.noise)
      answer.notEvaluated.push({ rule, reason: 'withoutYear', data: { year: period.year } });
    else answer.facts.push(...unpaidFacts(context, month, rule, benefit, null));
  }
  if (period.month >= JUNE) bonusSinceJune(context, month, answer);
  return answer;
}

/** By the end of June and of December all of the prima is paid; in between, what is left of June's is the balance less what was accrued since. */
function bonusSinceJune(context: Context, month: PayrollMonth, answer: CalendarAnswer): void {
  const { period, history, roles } = context;
  const { year } = period;
  if (period.month === JUNE || period.month === DECEMBER) {
    answer.facts.push(...unpaidFacts(context, month, 'PRE-8', 'prima', 'all'));
    return;
  }
  const june = history.at({ year, month: JUNE });
  if (june) {
    const then = new PayrollMonth(june, { year, month: JUNE }, roles);
    answer.facts.push(...unpaidFacts(context, month, 'PRE-8', 'prima', then));
  } else if (month.liabilityLeaves('prima').length > 0)
    answer.notEvaluated.push({ rule: 'PRE-8', reason: 'withoutJune', data: { missing: `${year}-06` } });
}

/** `since` is the month after which accruals are not due yet: null is last December, `all` makes everything due. */
function unpaidFacts(
  { balance, period, tolerances }: Context,
  month: PayrollMonth,
  rule: Rule,
  benefit: Benefit,
  since: PayrollMonth | 'all' | null,
): PrestacionFact[] {
  const leaves = month.liabilityLeaves(benefit);
  const closing = -sumOver(balance, leaves, (amounts) => amounts.closing);
  const accrued =
    since === 'all' ? 0n : month.chargedThisYear(benefit) - (since === null ? 0n : since.chargedThisYear(benefit));
  const unpaid = closing - max(accrued, 0n);
  if (unpaid <= tolerances.noise) return [];
  const accruedBy = shareOver(balance, month.expenseLeaves(benefit), (amounts) =>
    since === 'all' ? 0n : amounts.opening + spentIn(amounts, period),
  );
  const accruedUntil =
    since instanceof PayrollMonth
      ? shareOver(since.balance, since.expenseLeaves(benefit), (amounts) => amounts.closing)
      : new Map<string, PersonShare>();
  const people: FactPerson[] = [...shareOver(balance, leaves, (amounts) => -amounts.closing).values()]
    .map(({ key, thirdParty, amount, rows }) => ({
      thirdParty,
      rows,
      amount: amount - (accruedBy.get(key)?.amount ?? 0n) + (accruedUntil.get(key)?.amount ?? 0n),
    }))
    .filter(({ amount }) => amount > tolerances.noise);
  return [
    {
      rule,
      severity: severityOf(unpaid, tolerances),
      account: codeOf(month, largestOf(month, leaves)),
      people,
      amount: unpaid,
      expected: 0n,
      found: unpaid,
      data: { benefit, closing, accrued },
      formula: [
        { label: 'owed', amount: closing, kind: 'term' },
        { label: 'accruedSince', amount: -accrued, kind: 'term' },
        { label: 'unpaid', amount: unpaid, kind: 'total' },
      ],
      rows: rowsOfLeaves(balance, leaves),
    },
  ];
}

/** V9-e: on 31 December the estimates become debts to each employee. */
export function unconsolidatedFacts({ balance, period, tolerances }: Context, month: PayrollMonth): PrestacionFact[] {
  if (period.month < DECEMBER) return [];
  const left = benefits
    .map((benefit) => ({
      benefit,
      amount: -sumOver(balance, month.estimatedLeaves(benefit), ({ closing }) => closing),
    }))
    .filter(({ amount }) => amount > tolerances.noise);
  if (left.length === 0) return [];
  const amount = left.reduce((sum, one) => sum + one.amount, 0n);
  const leaves = left.flatMap(({ benefit }) => month.estimatedLeaves(benefit));
  return [
    {
      rule: 'PRE-9',
      severity: amount >= tolerances.materiality ? 'media' : 'baja',
      account: codeOf(month, largestOf(month, leaves)),
      amount,
      expected: 0n,
      found: amount,
      data: { benefits: left.map(({ benefit }) => benefit) },
      formula: [
        ...left.map((one) => ({ label: one.benefit, amount: one.amount, kind: 'term' as const })),
        { label: 'estimated', amount, kind: 'total' },
      ],
      entry: left.flatMap((one) =>
        entryBetween(
          codeOf(month, largestOf(month, month.estimatedLeaves(one.benefit))) ?? '',
          month.consolidatedAccount(one.benefit),
          one.amount,
        ),
      ),
      rows: rowsOfLeaves(balance, leaves),
    },
  ];
}

/** V9-f: more was paid to an employee than had been set aside, over all the accounts of the benefit. */
export function overpaidFacts({ balance, tolerances }: Context, month: PayrollMonth): PrestacionFact[] {
  return benefits.flatMap((benefit): PrestacionFact[] => {
    const leaves = month.liabilityLeaves(benefit);
    const over = [...shareOver(balance, leaves, ({ closing }) => closing).values()].filter(
      ({ amount }) => amount > tolerances.noise,
    );
    if (over.length === 0) return [];
    const amount = over.reduce((sum, share) => sum + share.amount, 0n);
    const { expense } = month.prefixes(benefit);
    const account = codeOf(month, mostDebit(month, leaves)) ?? '';
    return [
      {
        rule: 'PRE-10',
        severity: amount >= tolerances.materiality ? 'media' : 'baja',
        account,
        subject: benefit,
        people: over.map(({ thirdParty, amount: each, rows }) => ({ thirdParty, amount: each, rows })),
        amount,
        expected: 0n,
        found: amount,
        data: { benefit },
        entry: over.flatMap((share) =>
          entryBetween(ownAccount(balance, expense), account, share.amount, share.thirdParty),
        ),
        rows: over.flatMap(({ rows }) => rows),
      },
    ];
  });
}

function severityOf(amount: Cents, { materiality }: Tolerances): Severity {
  if (amount >= materiality) return 'alta';
  return amount * 10n >= materiality ? 'media' : 'baja';
}

function largestOf({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.sum({ from: leaf, to: leaf + 1 }).closing;
  return leaves.toSorted((a, b) => (closing(a) < closing(b) ? -1 : 1))[0];
}

function mostDebit({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.sum({ from: leaf, to: leaf + 1 }).closing;
  return leaves.toSorted((a, b) => (closing(a) > closing(b) ? -1 : 1))[0];
}

function codeOf({ balance }: PayrollMonth, leaf: number | undefined): string | null {
  return leaf === undefined ? null : balance.data.accounts.codes[leaf]!;
}
