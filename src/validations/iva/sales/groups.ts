/** Customers of the month by what their VAT says: above the highest rate, without sale, between rates, without VAT. */
import { type Cents, percentOf } from '#core/money/money.ts';
import { type Context, isAbove, isNear, ratesOf } from '../rules.ts';
import { isOfSpecialBase, monthsOfSales, salesLeaves, usualShare, usualShares } from './charged-before.ts';
import { type Sale, sumOf } from './sale.ts';
import { isTaxOfAssets } from './sold-assets.ts';

/** Share of the usual tax below which a sale lacks some of it. */
const LESS_PERCENT = 90;
/** Months at one rate after which another is an error, and share of that rate that all sales then bore. */
const MONTHS_OF_A_RATE = 6;
const WHOLE_PERCENT = 97;
/** Consumption tax of restaurants and bars, which some companies book here (ET 512-9). */
const CONSUMPTION_PERCENT = 8;

export interface Groups {
  /** Rate of most sales, and the highest of the law. */
  usual: number;
  highest: number;
  /** Nearly all sales are at one rate: what is at none is an error rather than a mixture. */
  isPure: boolean;
  above: readonly Sale[];
  withoutSale: readonly Sale[];
  consumption: readonly Sale[];
  mixed: readonly Sale[];
  free: readonly Sale[];
  lessThanUsual: readonly Sale[];
  /** Charged a rate of the law on the whole price, where it is always on part of it (ET 462-1). */
  moreThanUsual: readonly Sale[];
  /** Usual shares by customer, percent. */
  shares: ReadonlyMap<string, number>;
}

/** Null where every customer was charged a rate. */
export function groupsOf(sales: readonly Sale[], context: Context): Groups | null {
  const { parameters } = context;
  const rates = ratesOf(context);
  const highest = rates.at(-1) ?? 0;
  const points = parameters.puntosDeTarifa;
  // Most sales are at the highest rate.
  const likeliest = rates.toReversed();
  const odd = sales.filter(
    ({ tax, sold, all }) =>
      !likeliest.some((rate) => isNear(tax, sold, rate, points) || (all !== sold && isNear(tax, all, rate, points))),
  );
  const isOdd = new Set(odd);
  const isAtTop = ({ tax, sold, all }: Sale) =>
    isNear(tax, sold, highest, points) || (all !== sold && isNear(tax, all, highest, points));
  const cheaper = sales.filter((sale) => sale.tax > 0n && !isOdd.has(sale) && !isAtTop(sale));
  if (odd.length === 0 && cheaper.length === 0 && !sales.some(({ tax }) => tax === 0n)) return null;
  const taxed = sales.filter((sale) => sale.tax > 0n && !isOdd.has(sale));
  const isPure = sumOf(taxed, 'sold') * 100n >= sumOf(sales, 'sold') * BigInt(Math.round(parameters.ventasATarifa));
  const unbacked = isTaxOfAssets(odd, highest, context) ? [] : odd;
  const above = unbacked.filter(({ tax, all }) => all > 0n && isAbove(tax, all, highest, points));
  const withoutSale = unbacked.filter(({ tax, all }) => all <= 0n && tax > context.tolerances.noise);
  const between = odd.filter(({ tax, all }) => all > 0n && tax > 0n && !isAbove(tax, all, highest, points));
  const usual = usualRate(taxed, rates, points);
  // At a lower rate of the law, in a company that has charged nothing but the highest.
  const lowered = cheaper.length > 0 && isAtHighest(highest, context) ? cheaper : [];
  const lacking = [
    ...between,
    ...lowered,
    ...sales.filter(({ tax, sold }) => tax === 0n && sold > context.tolerances.noise),
  ];
  const whole = sumOf(odd, 'sold') * 2n >= sumOf(sales, 'sold') ? taxed : [];
  const compared = new Set([...lacking, ...whole].map(({ key }) => key));
  const shares = usualShares(compared, (month) => salesLeaves(month, context), context);
  const moreThanUsual = whole.filter((sale) => isAboveUsual(sale, shares, rates));
  const lessThanUsual = lacking.filter((sale) => isBelowUsual(sale, shares, context.tolerances.noise));
  // Where many sales lack the usual rate, only customers who were always charged it are questioned.
  const others = lacking.filter((sale) => !lessThanUsual.includes(sale) && !lowered.includes(sale));
  const consumption = others.filter(({ tax, sold }) => tax > 0n && isNear(tax, sold, CONSUMPTION_PERCENT, points));
  const free = others.filter(({ tax }) => tax === 0n);
  const mixed = others.filter((sale) => !consumption.includes(sale) && !free.includes(sale) && !shares.has(sale.key));
  return { usual, highest, isPure, above, withoutSale, consumption, mixed, free, lessThanUsual, moreThanUsual, shares };
}

/** Whether all taxed sales of many months bore the highest rate. */
function isAtHighest(highest: number, context: Context): boolean {
  const months = monthsOfSales((month) => {
    const leaves = salesLeaves(month, context);
    const taxed = month.people(leaves.tax).list.filter(({ credit }) => credit > 0n);
    const sold = month.people(leaves.sold, { only: new Set(taxed.map(({ key }) => key)) }).list;
    return {
      tax: taxed.reduce((sum, { credit }) => sum + credit, 0n),
      sold: sold.reduce((sum, { credit }) => sum + credit, 0n),
    };
  }, context);
  const share = usualShare(months, MONTHS_OF_A_RATE);
  return share !== null && share * 100 >= highest * WHOLE_PERCENT;
}

/** Whether a customer is charged clearly less than its usual share. */
function isBelowUsual({ key, tax, sold }: Sale, shares: ReadonlyMap<string, number>, noise: Cents): boolean {
  const share = shares.get(key);
  if (share === undefined) return false;
  const expected = percentOf(sold, share);
  return tax < percentOf(expected, LESS_PERCENT) && expected - tax > noise;
}

/** Whether a customer's usual share is clearly below every rate, and this month's is at one. */
function isAboveUsual(
  { key, tax, sold }: Sale,
  shares: ReadonlyMap<string, number>,
  rates: readonly number[],
): boolean {
  const share = shares.get(key);
  return share !== undefined && isOfSpecialBase(share, rates) && tax > percentOf(sold, share) * 2n;
}

/** The rate of most sales. */
function usualRate(taxed: readonly Sale[], rates: readonly number[], points: number): number {
  let [usual, most] = [rates.at(-1) ?? 0, 0n];
  for (const rate of rates.filter((one) => one > 0)) {
    const sold = taxed
      .filter((sale) => isNear(sale.tax, sale.sold, rate, points))
      .reduce((sum, sale) => sum + sale.sold, 0n);
    if (sold > most) [usual, most] = [rate, sold];
  }
  return usual;
}
