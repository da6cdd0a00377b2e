/** V9-a and b: accruals against the month's wages, and expense against liability. */

import { shareOver, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { atEnd, CLOSE_PERCENT, type End, exactEnd } from '#core/checks/exact-months.ts';
import { onEitherSide, ownAccount } from '#core/checks/suggested-entry.ts';
import { together } from '#core/checks/wage-groups.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, min, percentOf } from '#core/money/money.ts';
import { gapBetween, outOf, type Range } from '#core/money/nearness.ts';
import { accrual } from './accrual.ts';
import { accruedBefore, earlierPayrolls, neverAccrues } from './history.ts';
import { PayrollMonth } from './payroll-month.ts';
import { type Benefit, benefits, type Context } from './roles.ts';

const DECEMBER = 12;
/** The same as the month before. */
const AS_BEFORE_PERCENT = 15;

export interface Assessment {
  benefit: Benefit;
  base: Range;
  expected: Range;
  charged: Cents;
  /** Deviation from the expected accrual; 0 within the tolerance. */
  gap: Cents;
  /** Percent that was admitted. */
  tolerance: number;
  /** Of the range, the end that the company always meets; null for either. */
  end: End | null;
}

/**
 * Every benefit against the month's wages.
 * @param past the months before, asked for where they decide
 */
export function assess(
  { parameters, tolerances }: Context,
  month: PayrollMonth,
  past: () => readonly PayrollMonth[],
): Assessment[] {
  return benefits.map((benefit): Assessment => {
    const base = month.base(benefit);
    const expected = month.expected(benefit, base);
    const charged = month.charged(benefit);
    const gap = outOf(expected, charged, parameters.tolerancia, tolerances.noise);
    const wide = { benefit, base, expected, charged, gap, tolerance: parameters.tolerancia, end: null };
    const end =
      gap === 0n
        ? exactEnd({ charged, expected, noise: tolerances.noise, arePaidOff: month.arePaidOff }, () =>
            past().map((before) => ({
              charged: before.charged(benefit),
              arePaidOff: before.arePaidOff,
              expected: before.expected(benefit, before.base(benefit)),
            })),
          )
        : null;
    if (end === null) return wide;
    const tolerance = Math.min(parameters.tolerancia, CLOSE_PERCENT);
    const own = atEnd(expected, end);
    return {
      ...wide,
      base: atEnd(base, end),
      expected: own,
      gap: outOf(own, charged, tolerance, tolerances.noise),
      tolerance,
      end,
    };
  });
}

/** Benefits due of a month that accrued none at all; empty if it accrued something. */
export function dueWithoutAny(assessed: readonly Assessment[], { tolerances }: Context): Assessment[] {
  return assessed.every(({ charged }) => charged === 0n)
    ? assessed.filter(({ expected }) => expected.least > tolerances.noise)
    : [];
}

/** PRE-1. */
export function nothingAccrued(context: Context, month: PayrollMonth, due: readonly Assessment[]): RuleFact {
  const { balance, tolerances } = context;
  const earlier = earlierPayrolls(context.history, context.roles);
  const isHabit = benefits.every((benefit) => neverAccrues(benefit, earlier));
  const amount = due.reduce((sum, { expected }) => sum + expected.least, 0n);
  const entry = due.flatMap(({ benefit, expected }) => accrual(context, month, benefit, expected.least));
  return {
    severity: isHabit ? 'baja' : amount >= tolerances.materiality ? 'alta' : 'media',
    account: commonPrefix(due.map(({ benefit }) => ownAccount(balance, month.prefixes(benefit).liability))),
    thirdParties: employeesOf(month, entry),
    series: {
      accounts: due.flatMap(({ benefit }) => month.prefixes(benefit).expense),
      thirdParty: null,
      expected: amount,
    },
    amount,
    expected: amount,
    found: 0n,
    data: { base: due[0]!.base.least, habit: isHabit ? 1 : 0, benefits: due.map(({ benefit }) => benefit) },
    formula: [
      ...due.map(({ benefit, base, expected }) => ({
        label: benefit,
        amount: expected.least,
        kind: 'term' as const,
        ...atRate(base.least, month.rate(benefit)),
      })),
      { label: 'due', amount, kind: 'total' },
    ],
    entry,
    rows: balance.rowsOf(month.wageLeaves),
  };
}

/** PRE-2. */
export function ratioFact(context: Context, month: PayrollMonth, one: Assessment): RuleFact[] {
  const { balance, tolerances, history, roles } = context;
  const { benefit, base, expected, charged, gap, tolerance } = one;
  const thisYear = atEnd(month.expected(benefit, month.baseThisYear(benefit)), one.end);
  const yearGap = outOf(thisYear, month.chargedThisYear(benefit), tolerance, tolerances.noise);
  // Above the month's: omissions of earlier months, or December's adjustment on consolidation.
  const isWithinYear = gap > 0n && yearGap <= 0n;
  const tight = percentOf(expected.most, tolerance) + tolerances.noise;
  const exceedsYear = month.chargedThisYear(benefit) > thisYear.most + tight && context.period.month < DECEMBER;
  if (isWithinYear && !exceedsYear) return [];
  const previous = history.at(previousMonth(context.period));
  const before = previous && new PayrollMonth(previous, previousMonth(context.period), roles);
  if (gap < 0n && accruedBefore(benefit, month, before, tolerance)) return [];
  const isHabit = charged === 0n && neverAccrues(benefit, earlierPayrolls(history, roles));
  const isAsBefore =
    gap > 0n &&
    before !== null &&
    gapBetween(charged, before.charged(benefit), Math.min(AS_BEFORE_PERCENT, tolerance), 0n) === 0n;
  // The year is apart by less than the month: earlier months accrued more, or less.
  const isMadeUp = yearGap === 0n && abs(outOf(thisYear, month.chargedThisYear(benefit), 0, 0n)) * 2n <= abs(gap);
  const isSoft =
    isHabit ||
    (isWithinYear && isMadeUp) ||
    isAsBefore ||
    (gap < 0n && charged > 0n && isMadeUp) ||
    abs(gap) <= tolerances.noise;
  const isLost = charged <= 0n && -gap >= tolerances.materiality;
  const prefixes = month.prefixes(benefit);
  const entry = accrual(context, month, benefit, -gap);
  return [
    {
      severity: isSoft ? 'baja' : isLost ? 'alta' : 'media',
      account: ownAccount(balance, gap < 0n ? prefixes.liability : prefixes.expense),
      subject: benefit,
      series: { accounts: prefixes.expense, thirdParty: null },
      ...(gap < 0n ? { thirdParties: employeesOf(month, entry) } : {}),
      amount: abs(gap),
      expected: gap < 0n ? expected.least : expected.most,
      found: charged,
      data: {
        benefit,
        base: gap < 0n ? base.least : base.most,
        percent: month.rate(benefit)?.percent ?? 0,
        law: month.rate(benefit)?.legalBasis ?? '',
        from: month.rate(benefit)?.from ?? '',
        tolerance,
        circumstance: isHabit ? 'habit' : isAsBefore ? 'lessWages' : '',
      },
      formula: [
        { label: 'charged', amount: charged, kind: 'term' },
        {
          label: 'expected',
          amount: -(gap < 0n ? expected.least : expected.most),
          kind: 'term',
          ...atRate(gap < 0n ? base.least : base.most, month.rate(benefit)),
        },
        { label: gap < 0n ? 'short' : 'over', amount: gap, kind: 'total' },
      ],
      entry,
      rows: balance.rowsOf([...month.expenseLeaves(benefit), ...month.wageLeaves]),
    },
  ];
}

/**
 * PRE-3 (V9-b). Year-end transfers from estimated to consolidated accounts credit the liability without expense: the estimated
 * account's debits.
 */
export function liabilityFacts({ parameters, tolerances, balance }: Context, month: PayrollMonth): RuleFact[] {
  return benefits.flatMap((benefit): RuleFact[] => {
    const leaves = month.liabilityLeaves(benefit);
    const charged = max(month.charged(benefit), 0n);
    const credited = sumOver(balance, leaves, ({ credit }) => credit);
    const opening = sumOver(balance, leaves, (amounts) => amounts.opening);
    const moved = min(
      sumOver(balance, month.estimatedLeaves(benefit), ({ debit }) => debit),
      sumOver(balance, month.consolidatedLeaves(benefit), ({ credit }) => credit),
    );
    const { noise } = tolerances;
    // Overdrawn estimates transferred more than was accrued: the transfer was no accrual.
    const isOverdrawn = sumOver(balance, month.estimatedLeaves(benefit), ({ closing }) => closing) > noise;
    const most = isOverdrawn ? credited - moved : credited;
    const above = gapBetween(charged, most, parameters.toleranciaPasivo, noise);
    const short = gapBetween(charged, credited - moved, parameters.toleranciaPasivo, noise);
    const handed = short < 0n ? handedOver(balance, leaves, month) : 0n;
    const below =
      handed === 0n ? short : gapBetween(charged, credited - moved - handed, parameters.toleranciaPasivo, noise);
    const gap = above > 0n ? above : below < 0n ? below : 0n;
    if (gap === 0n || (charged === 0n && credited === 0n)) return [];
    const isPaidAtOnce = gap > 0n && (opening === 0n || gap <= percentOf(charged, 15));
    const prefixes = month.prefixes(benefit);
    const account = ownAccount(balance, gap > 0n ? prefixes.liability : prefixes.expense);
    return [
      {
        severity: isPaidAtOnce ? 'baja' : 'media',
        account,
        subject: benefit,
        series:
          gap > 0n
            ? {
                measure: 'credit',
                accounts: leaves.length > 0 ? balance.codes(leaves) : [account],
                expected: credited + gap,
              }
            : { accounts: prefixes.expense, expected: charged - gap },
        amount: abs(gap),
        corrections: onEitherSide(
          ownAccount(balance, prefixes.expense),
          // A liability taken back is debited like one that is paid.
          gap > 0n ? account : '',
          gap,
        ),
        expected: charged,
        found: gap > 0n ? most : credited - moved - handed,
        data: { benefit, charged, credited: gap > 0n ? most : credited - moved - handed },
        formula: [
          { label: 'charged', amount: charged, kind: 'term' },
          { label: 'credited', amount: gap - charged, kind: 'term' },
          { label: gap > 0n ? 'withoutLiability' : 'withoutExpense', amount: gap, kind: 'total' },
        ],
        rows: balance.rowsOf([...month.expenseLeaves(benefit), ...leaves]),
      },
    ];
  });
}

/**
 * Debts to employees transferred to the receiving fund: credits of third parties without wages, limited by the others'
 * debits.
 */
function handedOver(balance: TrialBalance, leaves: readonly number[], { wages }: PayrollMonth): Cents {
  const credits = shareOver(balance, leaves, ({ credit }) => credit);
  const debits = shareOver(balance, leaves, ({ debit }) => debit);
  let received = 0n;
  let given = 0n;
  for (const [key, { amount }] of credits) {
    if (amount > 0n && !wages.has(key)) received += amount;
    else given += debits.get(key)?.amount ?? 0n;
  }
  return min(received, given);
}

/** What the liabilities of an entry owe to each employee; nobody where a wage has no third party. */
function employeesOf(month: PayrollMonth, entry: readonly FactEntryLine[]): FactThirdParty[] {
  const shares = together(entry.flatMap(({ credit, shares: owed = [] }) => (credit > 0n ? owed : [])));
  const rows = new Map([...month.wages.values()].map((share) => [share.thirdParty, share.rows]));
  if (shares.some(({ thirdParty }) => thirdParty === 0)) return [];
  return shares.map(({ thirdParty, amount }) => ({ thirdParty, amount, rows: rows.get(thirdParty) ?? [] }));
}

function commonPrefix(codes: readonly string[]): string | null {
  const [first = '', ...rest] = codes;
  let length = first.length;
  for (const code of rest) while (length > 0 && !code.startsWith(first.slice(0, length))) length--;
  return length === 0 ? null : first.slice(0, length > 2 && length % 2 === 1 ? length - 1 : length);
}
