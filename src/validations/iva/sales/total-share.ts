/**
 * IVA-1 in total, where the tax is booked under the authority or under nobody: the share of the sales that was tax month
 * after month, and is clearly less now; or clearly more, where it is of a special base.
 */
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
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
  return [
    {
      account,
      subject: 'exterior',
      thirdParties: wrong.map(({ entry: thirdParty, credit: amount, rows }) => ({ thirdParty, amount, rows })),
      amount: tax,
      expected: 0n,
      found: tax,
      data: { kind: 'exterior', tax, sold, rate: 0 },
      formula: [
        { label: 'sold', amount: sold, kind: 'term' },
        { label: 'generated', amount: tax, kind: 'total' },
      ],
      rows: wrong.flatMap(({ rows }) => rows),
    },
  ];
}
