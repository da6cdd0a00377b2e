/**
 * IVA-1 in total, where the tax is booked under the authority or under nobody: the share of the sales that was tax month
 * after month, and is clearly less now; or clearly more, where it is of a special base.
 */
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { type Context, ratesOf } from '../rules.ts';
import { isOfSpecialBase, monthsOfSales, salesLeaves, usualShare } from './charged-before.ts';

/** Months of a habit of the company. */
const FEWEST = 6;
/** Share of the usual tax below which sales lack some of it. */
const LESS_PERCENT = 92;

/** Of the usual tax of a special base, above which part of the sales was charged on the whole price. */
const MORE_PERCENT = 110;

export function unlikeUsualInTotal(account: string | null, tax: Cents, context: Context): RuleFact[] {
  const { balance, tolerances } = context;
  const leaves = salesLeaves(balance, context);
  const sold = balance.sumOf(leaves.sold).credit;
  if (tax === 0n || sold <= tolerances.noise) return [];
  const months = monthsOfSales((month) => {
    const own = salesLeaves(month, context);
    return { tax: month.sumOf(own.tax).credit, sold: month.sumOf(own.sold).credit };
  }, context);
  const share = usualShare(months, FEWEST);
  if (share === null) return [];
  const expected = roundToPesos(percentOf(sold, share));
  const isBelow = tax < percentOf(expected, LESS_PERCENT);
  const isAbove = isOfSpecialBase(share, ratesOf(context)) && tax > percentOf(expected, MORE_PERCENT);
  const amount = expected > tax ? expected - tax : tax - expected;
  if (!(isBelow || isAbove) || amount <= tolerances.noise) return [];
  const kind = isBelow ? 'proporcion' : 'demasEnTotal';
  return [
    {
      account,
      subject: kind,
      amount,
      expected,
      found: tax,
      data: { kind, tax, sold, rate: Math.round(share * 100) / 100 },
      formula: [
        { label: 'sold', amount: sold, kind: 'term' },
        { label: 'expectedTax', amount: expected, kind: 'term' },
        { label: 'generated', amount: -tax, kind: 'term' },
        { label: 'difference', amount: expected - tax, kind: 'total' },
      ],
      rows: balance.rowsOf([...leaves.tax, ...leaves.sold]),
    },
  ];
}

/** VAT charged to customers abroad, whose purchases are exports (ET 481). Those always charged buy in the country. */
export function chargedAbroad(account: string | null, context: Context): RuleFact[] {
  const { balance, tolerances } = context;
  const leaves = salesLeaves(balance, context);
  const foreign = balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number)));
  const charged = balance.people(leaves.tax, { only: foreign }).list.filter(({ credit }) => credit > tolerances.noise);
  if (charged.length === 0) return [];
  const keys = new Set(charged.map(({ key }) => key));
  const sales = balance.people(context.roles.ingresos.leaves(), { only: keys });
  const before = context.history.before()?.balance;
  const usual = before ? before.people(salesLeaves(before, context).tax, { only: keys }) : null;
  const wrong = charged.filter(({ key }) => sales.has(key) && (usual?.get(key)?.credit ?? 0n) === 0n);
  if (wrong.length === 0) return [];
  const tax = wrong.reduce((sum, { credit }) => sum + credit, 0n);
  const sold = wrong.reduce((sum, { key }) => sum + (sales.get(key)?.credit ?? 0n), 0n);
  const thirdParties = wrong.map(({ entry: thirdParty, credit: amount, rows }) => ({ thirdParty, amount, rows }));
  return [abroadFact(account, thirdParties, { tax, sold })];
}

/** Part of what one customer's VAT would be by which the excess may differ from it: rounding by invoice. */
const NEAR_PART = 200n;

/**
 * The same where the tax is under the authority: that of the sales in the country was the same share of them month after
 * month, and this month is more by exactly the rate on what one customer abroad, or all of them, bought.
 */
export function chargedAbroadInTotal(account: string | null, tax: Cents, context: Context): RuleFact[] {
  const { balance, tolerances } = context;
  const now = splitSales(balance, context);
  const [rate = 0] = ratesOf(context).toReversed();
  if (now.abroad.length === 0 || now.atHome <= tolerances.noise) return [];
  const months = monthsOfSales((month) => {
    const own = splitSales(month, context);
    return { tax: month.sumOf(salesLeaves(month, context).tax).credit, sold: own.atHome };
  }, context);
  const share = usualShare(months, FEWEST);
  if (share === null) return [];
  const excess = tax - percentOf(now.atHome, share);
  if (excess <= tolerances.noise) return [];
  const isMatch = (sold: Cents) => {
    const due = percentOf(sold, rate);
    return due > 0n && abs(excess - due) * NEAR_PART <= due;
  };
  const single = now.abroad.filter(({ credit }) => isMatch(credit));
  const all = now.abroad.reduce((sum, { credit }) => sum + credit, 0n);
  const charged = single.length === 1 ? single : isMatch(all) ? now.abroad : [];
  if (charged.length === 0) return [];
  const thirdParties = charged.map(({ entry: thirdParty, credit, rows }) => ({
    thirdParty,
    amount: roundToPesos(percentOf(credit, rate)),
    rows,
  }));
  const sold = charged.reduce((sum, { credit }) => sum + credit, 0n);
  const amount = thirdParties.reduce((sum, one) => sum + one.amount, 0n);
  const fact = abroadFact(account, thirdParties, { tax: amount, sold, rate });
  const rows = [...balance.rowsOf(salesLeaves(balance, context).tax), ...fact.rows];
  return [{ ...fact, expected: roundToPesos(percentOf(now.atHome, share)), found: tax, rows }];
}

/** Sales of each third party abroad, and those in the country, all accounts of income but what is named untaxed there. */
function splitSales(month: TrialBalance, context: Context): { abroad: readonly ThirdParty[]; atHome: Cents } {
  const foreign = month.thirdParties.keysWhere((number) => isForeignId(month.thirdParties.keyOf(number)));
  const leaves = context.roles.ingresos.in(month).leaves();
  const abroad = month.people(leaves, { only: foreign }).list.filter(({ credit }) => credit > 0n);
  const taxable = salesLeaves(month, context).sold;
  const ofForeign = month.people(taxable, { only: foreign }).list.reduce((sum, { credit }) => sum + credit, 0n);
  return { abroad, atHome: month.sumOf(taxable).credit - ofForeign };
}

function abroadFact(
  account: string | null,
  thirdParties: readonly FactThirdParty[],
  { tax, sold, rate = 0 }: { tax: Cents; sold: Cents; rate?: number },
): RuleFact {
  return {
    account,
    subject: 'exterior',
    thirdParties,
    amount: tax,
    expected: 0n,
    found: tax,
    data: { kind: 'exterior', tax, sold, rate },
    formula: [
      { label: 'sold', amount: sold, kind: 'term' },
      { label: 'generated', amount: tax, kind: 'total' },
    ],
    rows: thirdParties.flatMap(({ rows }) => rows),
  };
}
