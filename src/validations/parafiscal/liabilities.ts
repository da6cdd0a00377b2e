/**
 * V13-c to f: employee deductions, debts and their creditors, and fees of independents who must prove their own
 * contributions.
 */

import { shareOver, spentIn, sumOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { ownAccount, paymentEntry } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import { outOf } from '#core/money/nearness.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { payrollRate } from '#core/reference/payroll/payroll-rates.ts';
import { isCedula, specialNit } from '#core/reference/people/special-nits.ts';
import type { ContributionMonth } from './contribution-month.ts';
import { type Context, type Contribution, contributions, liabilityLeaves, liabilityRole } from './roles.ts';

/** Maximum solidarity fund rate of high wages, percent. */
const SOLIDARITY_PERCENT = 2;
/** Tolerated shortfall of the debt to an institution against the employer's share, percent. */
const LESS_PERCENT = 1;

/** V13-a: besides the employer's share, the liability receives the employees' 4 % of health and 4 % of pension. */
export function deductionFacts(context: Context, month: ContributionMonth): RuleFact[] {
  const { balance, period, parameters, tolerances, roles } = context;
  const day = daysOfMonth(period.year, period.month).last;
  const percent =
    (payrollRate('SALUD_TRABAJADOR', day)?.percent ?? 0) + (payrollRate('PENSION_TRABAJADOR', day)?.percent ?? 0);
  const base = month.base('pension');
  const leaves = liabilityLeaves(roles);
  const credited = sumOver(balance, leaves, ({ credit }) => credit);
  // No credits: paid directly, through another account.
  if (base === null || credited === 0n) return [];
  const charged = contributions.reduce((sum, one) => sum + month.charged(one), 0n);
  const deducted = credited - charged;
  const expected = {
    least: percentOf(base.least, percent),
    most: percentOf(base.most, percent + SOLIDARITY_PERCENT),
  };
  const gap = outOf(expected, deducted, parameters.tolerancia, tolerances.noise);
  if (gap === 0n) return [];
  return [
    {
      severity: gap < 0n && -gap >= tolerances.materiality / 10n ? 'media' : 'baja',
      account: roles.aportes.prefixes[0] ?? null,
      amount: abs(gap),
      expected: gap < 0n ? expected.least : expected.most,
      found: deducted,
      series: { accounts: balance.codes(leaves), expected: credited - gap },
      data: { base: base.least, percent, credited, charged },
      formula: [
        { label: 'credited', amount: credited, kind: 'term' },
        { label: 'employer', amount: -charged, kind: 'term' },
        { label: 'deducted', amount: deducted, kind: 'total' },
        {
          label: 'employeesDue',
          amount: gap < 0n ? -expected.least : -expected.most,
          kind: 'term',
          ...atRate(gap < 0n ? base.least : base.most, { percent: gap < 0n ? percent : percent + SOLIDARITY_PERCENT }),
        },
      ],
      rows: balance.rowsOf(leaves),
    },
  ];
}

/** V13-c: debts beyond this month's contributions should have been paid with the last PILA. */
export function unpaidFacts({ balance, roles, tolerances }: Context): RuleFact[] {
  return liabilityLeaves(roles).flatMap((leaf): RuleFact[] => {
    const amounts = balance.leaf(leaf).sum;
    const unpaid = -amounts.closing - amounts.credit;
    if (unpaid <= max(tolerances.noise, percentOf(amounts.credit, 1))) return [];
    const thirdParties = balance
      .leaf(leaf)
      .people.map(({ entry: thirdParty, closing, credit, rows }) => ({ thirdParty, amount: -closing - credit, rows }))
      .filter(({ amount }) => amount > tolerances.noise);
    const account = balance.leaf(leaf).code;
    return [
      {
        severity: unpaid * 10n >= tolerances.materiality ? 'alta' : 'media',
        account,
        thirdParties,
        amount: unpaid,
        expected: amounts.credit,
        found: -amounts.closing,
        formula: [
          { label: 'owed', amount: -amounts.closing, kind: 'term' },
          { label: 'ofMonth', amount: -amounts.credit, kind: 'term' },
          { label: 'unpaid', amount: unpaid, kind: 'total' },
        ],
        entry: paymentEntry(account, ownAccount(balance, roles.bancos.prefixes), { amount: unpaid, thirdParties }),
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}

/** V13-d: a dissolved administrator. One of another kind is reported by `terceros`. */
export function liquidatedFacts({ balance, roles }: Context, month: ContributionMonth): RuleFact[] {
  const leaves = [...liabilityLeaves(roles), ...contributions.flatMap((one) => month.leaves[one])];
  return leaves.flatMap((leaf): RuleFact[] => {
    const gone = balance
      .leaf(leaf)
      .people.filter(
        ({ key, closing, credit, debit }) =>
          (specialNit(key)?.status ?? 'active') !== 'active' && (closing !== 0n || credit !== 0n || debit !== 0n),
      )
      .map(({ entry: thirdParty, closing, credit, rows }) => ({ thirdParty, rows, amount: max(abs(closing), credit) }));
    if (gone.length === 0) return [];
    return [
      {
        account: balance.leaf(leaf).code,
        thirdParties: gone,
        amount: gone.reduce((sum, { amount }) => sum + amount, 0n),
        rows: gone.flatMap(({ rows }) => rows),
      },
    ];
  });
}

/** V13-e: expense under one institution and liability under another. A fund and its administrator are equal. */
export function institutionFacts(context: Context, month: ContributionMonth): RuleFact[] {
  const { balance, roles, tolerances } = context;
  return contributions.flatMap((contribution): RuleFact[] => {
    const liability = liabilityRole(roles, contribution).leaves();
    const credited = new Map<string, Cents>();
    for (const { key, amount } of shareOver(balance, liability, ({ credit }) => credit).values()) {
      const institution = institutionOf(key);
      if (amount > 0n) credited.set(institution, (credited.get(institution) ?? 0n) + amount);
    }
    const charged = [...shareOver(balance, month.leaves[contribution], month.spent).values()];
    const known = charged.filter(({ key, amount }) => amount > tolerances.noise && specialNit(key) !== null);
    const apart = known.filter(({ key }) => !credited.has(institutionOf(key)) && credited.size > 0);
    // Each is owed at least the employer's share.
    const isLess = (institution: string): boolean => {
      const owed = credited.get(institution);
      const share = known
        .filter(({ key }) => institutionOf(key) === institution)
        .reduce((sum, { amount }) => sum + amount, 0n);
      return owed !== undefined && share - owed > max(tolerances.noise, percentOf(share, LESS_PERCENT));
    };
    const less = apart.length > 0 ? [] : known.filter(({ key }) => isLess(institutionOf(key)));
    if (less.length > 0) return [institutionFact(context, month, contribution, less, 'menos')];
    if (apart.length === 0) return [];
    return [institutionFact(context, month, contribution, apart, 'otra')];
  });
}

function institutionFact(
  { balance }: Context,
  month: ContributionMonth,
  contribution: Contribution,
  thirdParties: readonly ThirdPartyShare[],
  kind: 'otra' | 'menos',
): RuleFact {
  return {
    account: balance.leaf(month.leaves[contribution][0]!).code,
    subject: contribution,
    thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
    amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
    data: { contribution, kind },
    rows: thirdParties.flatMap(({ rows }) => rows),
  };
}

/** One key for a fund and its administrator: they share a short name. */
function institutionOf(key: string): string {
  return specialNit(key)?.aliases[0] ?? key;
}

/** V13-f: fees of natural persons from one minimum wage. */
export function feeFacts({ balance, period, roles }: Context): RuleFact[] {
  const least: Cents | undefined = minimumWage(period.year)?.wage;
  if (least === undefined) return [];
  const paid = shareOver(balance, roles.honorarios.leaves(), (amounts) => spentIn(amounts, period));
  const thirdParties = [...paid.values()].filter(({ key, amount }) => amount >= least && isCedula(key));
  if (thirdParties.length === 0) return [];
  return [
    {
      account: roles.honorarios.prefixes[0] ?? null,
      thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
      data: { least },
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}
