/** V13-a and b: employer contributions against the payroll, with the exemption of ET 114-1. */

import { earnedIn, shareOver, sumOver } from '#core/books/month-flow.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { APPRENTICE_HEALTH_PERCENT, apprentices } from '#core/checks/apprentices.es.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { atEnd, CLOSE_PERCENT, type End, exactEnd } from '#core/checks/exact-months.ts';
import { ownAccount } from '#core/checks/suggested-entry.ts';
import { accrualByGroup, onlyThirdParty } from '#core/checks/wage-groups.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { isJointVenture } from '#core/identity/company-state.es.ts';
import { abs, type Cents, percentOf } from '#core/money/money.ts';
import { gapBetween, outOf, type Range } from '#core/money/nearness.ts';
import { splitByWeight } from '#core/money/split.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { arlRate } from '#core/reference/payroll/payroll-rates.ts';
import { isCedula } from '#core/reference/people/special-nits.ts';
import { ContributionMonth } from './contribution-month.ts';
import { owedBefore } from './owed-before.ts';
import {
  type Context,
  type Contribution,
  contributions,
  EXEMPTED,
  expenseRole,
  isExempt,
  liabilityRole,
} from './roles.ts';

/** The same as the month before. */
const AS_BEFORE_PERCENT = 15;

export interface Assessment {
  contribution: Contribution;
  base: Range;
  expected: Range;
  charged: Cents;
  gap: Cents;
  /** Percent that was admitted. */
  tolerance: number;
  /** Of the range, the end that the company always meets; null for either. */
  end: End | null;
}

/**
 * Every contribution of the employer against the payroll; those of unknown exemption are left out.
 * @param past the months before, asked for where they decide
 */
export function assess(
  context: Context,
  month: ContributionMonth,
  past: () => readonly ContributionMonth[],
): Assessment[] {
  const { parameters, tolerances } = context;
  return contributions.flatMap((contribution): Assessment[] => {
    const base = month.base(contribution);
    if (base === null) return [];
    const expected = withApprentices(context, contribution, month.expected(contribution, base));
    const charged = month.charged(contribution);
    const wide = { contribution, base, expected, charged, tolerance: parameters.tolerancia, end: null };
    const gap = outOf(expected, charged, parameters.tolerancia, tolerances.noise);
    // Risk has a class by work centre, and the others depend on who earns ten minimum wages, and on apprentices, in each month.
    if (gap !== 0n || contribution === 'riesgos' || EXEMPTED.has(contribution)) return [{ ...wide, gap }];
    const end = exactEnd({ charged, expected, noise: tolerances.noise, arePaidOff: month.arePaidOff }, () =>
      past().map((before) => {
        const earlier = before.base(contribution);
        return {
          charged: before.charged(contribution),
          arePaidOff: before.arePaidOff,
          expected: earlier && before.expected(contribution, earlier),
        };
      }),
    );
    if (end === null) return [{ ...wide, gap }];
    const tolerance = Math.min(parameters.tolerancia, CLOSE_PERCENT);
    const own = atEnd(expected, end);
    return [
      {
        ...wide,
        base: atEnd(base, end),
        expected: own,
        gap: outOf(own, charged, tolerance, tolerances.noise),
        tolerance,
        end,
      },
    ];
  });
}

/** Contributions due of a month that booked none at all; empty if it booked something. */
export function dueWithoutAny(
  assessed: readonly Assessment[],
  { tolerances }: Context,
  month: ContributionMonth,
): Assessment[] {
  if (contributions.some((one) => month.charged(one) !== 0n)) return [];
  return assessed.filter(({ expected }) => expected.least > tolerances.noise);
}

/** PAR-3: above what an exempt company owes; any other difference is PAR-2. */
export function isOfExempt({ gap, contribution }: Assessment, { profile }: Context): boolean {
  return gap > 0n && EXEMPTED.has(contribution) && isExempt(profile) === true;
}

/** The health contribution of apprentices has no exemption: it may be there on top, on one minimum wage each. */
function withApprentices({ balance, period }: Context, contribution: Contribution, expected: Range): Range {
  if (contribution !== 'salud') return expected;
  const wages = BigInt(apprentices(balance).size) * (minimumWage(period.year)?.wage ?? 0n);
  return { ...expected, most: expected.most + percentOf(wages, APPRENTICE_HEALTH_PERCENT) };
}

/** PAR-1. */
export function nothingBooked(context: Context, month: ContributionMonth, due: readonly Assessment[]): RuleFact {
  const { balance, tolerances, roles } = context;
  const amount = due.reduce((sum, { expected }) => sum + expected.least, 0n);
  return {
    severity: amount >= tolerances.materiality ? 'alta' : 'media',
    account: roles.aportes.prefixes[0] ?? null,
    ...employeesOf(month, amount),
    series: {
      accounts: due.flatMap(({ contribution }) => expenseRole(roles, contribution).prefixes),
      thirdParty: null,
      expected: amount,
    },
    amount,
    expected: amount,
    found: 0n,
    data: {
      base: due[0]!.base.least,
      exempt: isExempt(context.profile) === true ? 1 : 0,
      contributions: due.map(({ contribution }) => contribution),
    },
    formula: [
      ...due.map(({ contribution, base, expected }) => ({
        label: contribution,
        amount: expected.least,
        kind: 'term' as const,
        ...atRate(base.least, month.rate(contribution)),
      })),
      { label: 'due', amount, kind: 'total' },
    ],
    entry: due.flatMap(({ contribution, expected }) => booking(context, month, contribution, expected.least)),
    rows: balance.rowsOf(month.wageLeaves),
  };
}

/** Those who earned, each with its part in proportion to its wage. */
function employeesOf(month: ContributionMonth, amount: Cents): Pick<RuleFact, 'thirdParties'> {
  const wages = shareOver(month.balance, month.wageLeaves, month.spent);
  const earned = [...wages.values()].filter((wage) => wage.amount > 0n);
  const parts = splitByWeight(
    amount,
    earned.map((wage) => wage.amount),
  );
  return {
    thirdParties: earned.map(({ thirdParty, amount: wage, rows }, index) => ({
      thirdParty,
      amount: wage,
      share: parts[index]!,
      rows,
    })),
  };
}

/** The institutions that were charged less than the month before, by how much; else those who earned. */
function whoLacks(context: Context, month: ContributionMonth, one: Assessment) {
  const { history, roles, profile } = context;
  const previous = history.before();
  const before = previous && new ContributionMonth(previous.balance, previous.period, { roles, profile });
  if (!before) return employeesOf(month, -one.gap);
  const unpaid = one.charged <= 0n ? owedBefore(context, month, before, one) : [];
  if (unpaid.length > 0) return { thirdParties: unpaid };
  const of = (each: ContributionMonth) => shareOver(each.balance, each.leaves[one.contribution], each.spent);
  const now = of(month);
  const fallen = [...of(before)].flatMap(([key, share]) => {
    const amount = share.amount - (now.get(key)?.amount ?? 0n);
    const thirdParty = month.balance.thirdParties.find((_, entry) => month.balance.thirdParties.key(entry) === key);
    const isInstitution = key !== '' && thirdParty > 0 && amount * 100n >= -one.gap * FALLEN_PERCENT;
    return isInstitution ? [{ thirdParty, amount, rows: now.get(key)?.rows ?? [] }] : [];
  });
  return fallen.length === 0 ? employeesOf(month, -one.gap) : { thirdParties: fallen };
}

/** Of what is missing: what an institution fell by, for it to be told. */
const FALLEN_PERCENT = 25n;

/** PAR-2 and PAR-3. */
export function ratioFact(context: Context, month: ContributionMonth, one: Assessment): RuleFact[] {
  const { balance, tolerances } = context;
  const { contribution, base, expected, charged, gap, tolerance } = one;
  const baseOfYear = month.baseThisYear(contribution);
  const year = baseOfYear && atEnd(month.expected(contribution, baseOfYear), one.end);
  const yearGap = year === null ? gap : outOf(year, month.chargedThisYear(contribution), tolerance, tolerances.noise);
  // Above the month's: omissions of earlier months.
  const isWithinYear = gap > 0n && yearGap <= 0n && year !== null;
  const tight = percentOf(expected.most, tolerance) + tolerances.noise;
  if (isWithinYear && month.chargedThisYear(contribution) <= year.most + tight) return [];
  // The year is apart by less than the month: earlier months booked more, or less.
  const ofYear = year === null ? null : outOf(year, month.chargedThisYear(contribution), 0, 0n);
  const isMadeUp = ofYear !== null && yearGap === 0n && abs(ofYear) * 2n <= abs(gap);
  const circumstance = circumstanceOf(context, month, one, isMadeUp);
  const isLost = charged <= 0n && -gap >= tolerances.materiality;
  const severity: Severity = circumstance !== '' || (isWithinYear && isMadeUp) ? 'baja' : isLost ? 'alta' : 'media';
  const target = gap < 0n ? expected.least : expected.most;
  const rate = month.rate(contribution);
  return [
    {
      severity,
      account:
        gap < 0n
          ? ownAccount(balance, liabilityRole(context.roles, contribution).prefixes)
          : (mostRisen(context, month, contribution) ??
            ownAccount(balance, expenseRole(context.roles, contribution).prefixes)),
      subject: contribution,
      ...(gap < 0n ? whoLacks(context, month, one) : {}),
      series: { accounts: expenseRole(context.roles, contribution).prefixes, thirdParty: null },
      amount: abs(gap),
      expected: target,
      found: charged,
      data: {
        contribution,
        base: gap < 0n ? base.least : base.most,
        percent: rate?.percent ?? 0,
        law: rate?.legalBasis ?? '',
        from: rate?.from ?? '',
        excess: month.excess(contribution),
        tolerance,
        circumstance,
      },
      formula: [
        { label: 'charged', amount: charged, kind: 'term' },
        {
          label: 'expected',
          amount: -target,
          kind: 'term',
          ...atRate(gap < 0n ? base.least : base.most, rate),
        },
        { label: gap < 0n ? 'short' : 'over', amount: gap, kind: 'total' },
      ],
      // What is above may be right: for a higher earner, another class, a month caught up.
      entry: gap < 0n ? booking(context, month, contribution, -gap) : [],
      rows: balance.rowsOf([...month.leaves[contribution], ...month.wageLeaves]),
    },
  ];
}

/** Expense account whose charge rose the most since the month before; null without that month. */
function mostRisen(
  { history, period, ...context }: Context,
  month: ContributionMonth,
  of: Contribution,
): string | null {
  const earlier = previousMonth(period);
  const previous = history.at(earlier);
  if (!previous) return null;
  const before = new ContributionMonth(previous, earlier, context);
  const risen = month.leaves[of].map((leaf) => {
    const { code } = month.balance.leaf(leaf);
    const then = before.leaves[of].filter((one) => previous.leaf(one).code === code);
    return { code, by: sumOver(month.balance, [leaf], month.spent) - sumOver(previous, then, before.spent) };
  });
  return (
    risen.reduce<(typeof risen)[number] | null>((most, one) => (most && most.by >= one.by ? most : one), null)?.code ??
    null
  );
}

/** Possible explanation of the difference other than an error, or ''. */
function circumstanceOf(context: Context, month: ContributionMonth, one: Assessment, isMadeUp: boolean): string {
  const { history, period, profile, parameters } = context;
  const { contribution, base, charged, gap, tolerance } = one;
  if (contribution === 'riesgos') {
    // Within the rates of classes I to V: workplaces of other classes.
    const rate = (riskClass: number) => arlRate(riskClass, daysOfMonth(period.year, period.month).last)?.percent ?? 0;
    const range = { least: percentOf(base.least, rate(1)), most: percentOf(base.most, rate(5)) };
    if (charged > 0n && outOf(range, charged, parameters.tolerancia, 0n) === 0n) return 'otherRiskClass';
  }
  if (gap < 0n) return charged > 0n && isMadeUp && !isSteadyElsewhere(context, month, one) ? 'yearAgrees' : '';
  if (EXEMPTED.has(contribution) && isExempt(profile) === true) return month.isByEmployee ? '' : 'withoutEmployees';
  const earlier = previousMonth(period);
  const previous = history.at(earlier);
  const before = previous && new ContributionMonth(previous, earlier, context).charged(contribution);
  return before !== null && gapBetween(charged, before, Math.min(AS_BEFORE_PERCENT, tolerance), 0n) === 0n
    ? 'lessWages'
    : '';
}

/** Share of what is missing that an institution fell by, for the lack to be its. */
const LACKING_PERCENT = 80n;

/** An institution of which the two months before were charged alike, and this one less: no payment for other months. */
function isSteadyElsewhere({ history, period, roles, profile }: Context, month: ContributionMonth, one: Assessment) {
  const of = (each: ContributionMonth) => shareOver(each.balance, each.leaves[one.contribution], each.spent);
  const last = previousMonth(period);
  const [before, earlier] = [last, previousMonth(last)].map((at) => {
    const balance = history.at(at);
    return balance && of(new ContributionMonth(balance, at, { roles, profile }));
  });
  if (!before || !earlier) return false;
  const now = of(month);
  return [...before].some(([key, { amount }]) => {
    const fall = amount - (now.get(key)?.amount ?? 0n);
    const isLacking = key !== '' && fall * 100n >= -one.gap * LACKING_PERCENT;
    return isLacking && gapBetween(amount, earlier.get(key)?.amount ?? 0n, AS_BEFORE_PERCENT, 0n) === 0n;
  });
}

/** V13-b: exempt companies self-withhold, others do not, unless authorised by DIAN. */
export function selfWithholdingFacts({ balance, period, profile, roles, tolerances }: Context): RuleFact[] {
  const exempt = isExempt(profile);
  if (exempt === undefined || (exempt && profile.regimen !== undefined && profile.regimen !== 'ordinario')) return [];
  const credited = sumOver(balance, roles.autorretencion.leaves(), ({ credit }) => credit);
  const income = sumOver(balance, roles.ingresos.leaves(), (amounts) => earnedIn(amounts, period));
  // The members of a joint venture withhold on their own income.
  const isOfMembers = isJointVenture(balance.company.name);
  // Natural persons with employees are exempt, and only companies withhold from themselves (DUR 1.2.6.6).
  const isPerson = balance.company.nit !== null && isCedula(balance.company.nit);
  const isMissing = exempt && !isOfMembers && !isPerson && credited === 0n && income > tolerances.materiality;
  const isSurplus = !exempt && credited > tolerances.noise && profile.autorretenedorRenta !== true;
  if (!isMissing && !isSurplus) return [];
  return [
    {
      severity: isMissing ? 'media' : 'baja',
      account: ownAccount(balance, roles.autorretencion.prefixes),
      amount: isMissing ? income : credited,
      data: { missing: isMissing ? 1 : 0, income, credited },
      rows: balance.rowsOf(roles.autorretencion.leaves()),
    },
  ];
}

/** To the groups that carry the wages, in the name of the institution where there is only one. */
function booking(
  context: Context,
  month: ContributionMonth,
  contribution: Contribution,
  amount: Cents,
): FactEntryLine[] {
  const { balance, roles, history } = context;
  const before = history.before();
  const earlier = before && new ContributionMonth(before.balance, before.period, context);
  return accrualByGroup({
    balance,
    wageLeaves: month.wageLeaves,
    spent: month.spent,
    expense: [month, ...(earlier ? [earlier] : [])].map((one) => ({
      balance: one.balance,
      leaves: one.leaves[contribution],
    })),
    prefixes: {
      expense: expenseRole(roles, contribution).prefixes,
      liability: liabilityRole(roles, contribution).prefixes,
    },
    amount,
    creditor: onlyThirdParty(balance, institutionLeaves(context, month, contribution)),
  });
}

/** Where its institution is: the expense, else the liability if no other contribution shares it. */
function institutionLeaves(
  { roles }: Context,
  month: ContributionMonth,
  contribution: Contribution,
): readonly number[] {
  const own = month.leaves[contribution];
  if (own.length > 0) return own;
  const role = liabilityRole(roles, contribution);
  return contributions.filter((one) => liabilityRole(roles, one) === role).length === 1 ? role.leaves() : [];
}
