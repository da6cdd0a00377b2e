/**
 * National consumption tax (ET 512-1 and following): declared every two months and paid the month after (IVA-16); its
 * share of the sales is the same month after month (IVA-17).
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { byHabit, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine, FactThirdParty, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { placeInPeriod } from '../period/periods.ts';
import type { Context } from '../rules.ts';
import { monthsOfSales, usualShare } from '../sales/charged-before.ts';
import { consumptionLeaves } from './consumption-accounts.es.ts';

/** ET 512-1: two months, whatever the period of VAT. */
const MONTHS = 2;
/** Tolerated remainder: returns in thousands, and notes of the month. */
const REMAINDER_PERCENT = 2;
/** Months of a habit of the company, and the share of the usual tax below which sales lack some of it. */
const FEWEST = 6;
const LESS_PERCENT = 92;
/** Rates of the tax, percent (ET 512-2, 512-3, 512-9), and how near the share of one account must be. */
const RATES = [4, 8, 16];
const RATE_POINTS = 0.3;
/** Months of receivables compared. */
const RECENT = 6;

export function unpaidConsumptionTax(context: Context): { facts: RuleFact[]; notEvaluated: Reason[] } {
  const { balance, period, history, profile, roles, tolerances } = context;
  const leaves = consumptionLeaves(balance, roles);
  const { opening, credit, closing } = balance.sumOf(leaves);
  if (leaves.length === 0 || closing >= 0n) return { facts: [], notEvaluated: [] };
  const isFirst = placeInPeriod(period, MONTHS) === 1;
  const first: Period = isFirst ? period : previousMonth(period);
  const started = isFirst ? balance : history.at(first);
  if (started === null)
    return {
      facts: [],
      notEvaluated: [{ reason: 'missingMonths', data: { months: [periodKey(first)] } }],
    };
  const before = isFirst ? { opening, credit: 0n } : started.sumOf(consumptionLeaves(started, roles));
  const owed = max(0n, -before.opening);
  const unpaid = -closing - credit - before.credit;
  if (unpaid <= max(tolerances.noise * 5n, percentOf(owed, REMAINDER_PERCENT))) return { facts: [], notEvaluated: [] };
  return {
    facts: [
      {
        // SIMPLE pays it with its own receipt, by another calendar.
        ...(profile.regimen === 'simple' ? { severity: 'baja' as const } : {}),
        account: commonAccount(balance.codes(leaves)),
        amount: unpaid,
        expected: 0n,
        found: unpaid,
        data: { owed, first: periodKey(first) },
        formula: [
          { label: 'owedBefore', amount: owed, kind: 'term' },
          { label: 'unpaid', amount: unpaid, kind: 'total' },
        ],
        entry: paymentOf(unpaid, leaves, context),
        rows: balance.rowsOf(leaves),
      },
    ],
    notEvaluated: [],
  };
}

function paymentOf(unpaid: Cents, leaves: readonly number[], { balance, roles }: Context): FactEntryLine[] {
  const bank = ownAccount(balance, roles.bancos.prefixes);
  const holder = leaves.find((leaf) => -balance.leaf(leaf).sum.closing >= unpaid);
  if (holder === undefined || bank === '') return [];
  return byHabit([
    { account: balance.leaf(holder).code, thirdParty: nationalAuthority(balance), debit: unpaid, credit: 0n },
    { account: bank, thirdParty: null, debit: 0n, credit: unpaid },
  ]);
}

/** Sales without their consumption tax: sums taken twice, or money of others booked as sales. */
export function consumptionTaxBelowUsual(context: Context): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const leaves = consumptionLeaves(balance, roles);
  if (leaves.length === 0) return [];
  const usual = usualBase(context);
  if (usual === null) return [];
  const { tax, sold, share } = usual;
  if (sold <= tolerances.noise) return [];
  const expected = roundToPesos(percentOf(sold, share));
  const missing = expected - tax;
  if (tax >= percentOf(expected, LESS_PERCENT) || missing <= tolerances.noise) return [];
  const bare = BigInt(Math.round((Number(missing) * 100) / share));
  const thirdParties = moreThanUsual(bare, context);
  return [
    {
      account: commonAccount(balance.codes(leaves)),
      thirdParties,
      amount: missing,
      expected,
      found: tax,
      data: { sold, tax, bare: roundToPesos(bare), rate: Math.round(share * 100) / 100 },
      formula: [
        { label: 'sold', amount: sold, kind: 'term' },
        { label: 'expectedTax', amount: expected, kind: 'term' },
        { label: 'consumption', amount: -tax, kind: 'term' },
        { label: 'difference', amount: missing, kind: 'total' },
      ],
      rows: [...balance.rowsOf(leaves), ...thirdParties.flatMap(({ rows }) => rows)],
    },
  ];
}

/**
 * Sales whose share of tax is usual: all of them, or else those of one account (the restaurant of a hotel) at a rate of
 * the law.
 */
function usualBase(context: Context): { tax: Cents; sold: Cents; share: number } | null {
  const { balance, roles } = context;
  const taxOf = (month: TrialBalance) => month.sumOf(consumptionLeaves(month, roles)).credit;
  const bases = [
    (month: TrialBalance) => roles.ingresos.in(month).sum().credit,
    ...balance.codes(roles.ingresos.leaves()).map((code) => (month: TrialBalance) => month.sum(code).credit),
  ];
  for (const [index, soldIn] of bases.entries()) {
    const months = monthsOfSales((month) => ({ tax: taxOf(month), sold: soldIn(month) }), context);
    const share = usualShare(months, FEWEST);
    const isOfLaw = RATES.some((rate) => Math.abs((share ?? 0) - rate) < RATE_POINTS);
    if (share !== null && (index === 0 || isOfLaw)) return { tax: taxOf(balance), sold: soldIn(balance), share };
  }
  return null;
}

/** Receivables charged far more than in the last months: where the sales without tax were booked. */
function moreThanUsual(bare: Cents, context: Context): FactThirdParty[] {
  const { balance, roles } = context;
  const months = recent(context);
  return balance.people(roles.clientes.leaves()).list.flatMap(({ key, entry: thirdParty, debit, rows }) => {
    const before = months.map((month) => month.get(key) ?? 0n).sort((a, b) => (a < b ? -1 : 1));
    const amount = debit - (before[Math.floor(before.length / 2)] ?? 0n);
    return before.length > 0 && amount * 2n >= bare ? [{ thirdParty, amount, rows }] : [];
  });
}

function recent({ history, period, roles }: Context): Map<string, Cents>[] {
  return pastMonths(history, period, RECENT).balances.map((month) => {
    const people = month.people(roles.clientes.in(month).leaves()).list;
    return new Map(people.map(({ key, debit }) => [key, debit]));
  });
}
