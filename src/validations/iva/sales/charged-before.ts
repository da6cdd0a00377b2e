/**
 * Share of its sales that each customer, or the company in all, was charged as tax month after month: one odd month of
 * five does not break it. It needs no rate of the law, so it also holds for bases less than the price.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { namesUntaxedSales } from '#core/identity/untaxed-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import { vatAccounts } from '../vat-accounts.es.ts';

const MONTHS = 12;
/** Months that make a habit. */
const FEWEST = 3;
/** One odd month of so many is accepted. */
const ODD_OF = 5;
/** How far a share may lie from the usual one, percent of it, and the smallest share that is one, percent. */
const NEAR_PERCENT = 5;
const LEAST_PERCENT = 0.3;
const MILLION = 1_000_000n;

export interface MonthOfSales {
  sold: Cents;
  tax: Cents;
}

/** Accounts of a month with the generated tax, and with the sales but those whose name says that they bear none. */
export function salesLeaves(month: TrialBalance, { roles }: Context): { tax: readonly number[]; sold: number[] } {
  const sold = roles.ingresos.in(month).leaves();
  return {
    tax: vatAccounts(month, roles).generado,
    sold: sold.filter((leaf) => !namesUntaxedSales(month.leaf(leaf).name)),
  };
}

/** Usual share, percent to four decimals; null without habit. */
export function usualShare(months: readonly MonthOfSales[], fewest = FEWEST): number | null {
  const shares = months
    .filter(({ sold }) => sold > 0n)
    .map(({ sold, tax }) => Number((tax * MILLION) / sold) / 10_000)
    .sort((a, b) => a - b);
  const middle = shares[Math.floor(shares.length / 2)];
  if (middle === undefined || middle < LEAST_PERCENT) return null;
  const near = shares.filter((share) => Math.abs(share - middle) * 100 <= middle * NEAR_PERCENT);
  const odd = shares.length - near.length;
  return near.length >= fewest && odd * ODD_OF <= shares.length ? middle : null;
}

/** Part of the lowest rate below which a usual share is of a special base. */
const PART_OF_PRICE = 0.8;

/** Whether a usual share, percent, can only be of a base less than the price (ET 462-1). */
export function isOfSpecialBase(share: number, rates: readonly number[]): boolean {
  return share < (rates.find((rate) => rate > 0) ?? 0) * PART_OF_PRICE;
}

/** Usual shares by third party. `of`: accounts of a month with the tax, and with the sales. */
export function usualShares(
  keys: ReadonlySet<string>,
  of: (month: TrialBalance) => { tax: readonly number[]; sold: readonly number[] },
  { history, period, tolerances }: Context,
): Map<string, number> {
  const months = new Map<string, MonthOfSales[]>();
  if (keys.size === 0) return new Map();
  for (const month of pastMonths(history, period, MONTHS).balances) {
    const leaves = of(month);
    const tax = month.people(leaves.tax, { only: keys });
    for (const { key, credit } of month.people(leaves.sold, { only: keys })) {
      if (credit <= tolerances.noise) continue;
      const list = months.get(key) ?? [];
      months.set(key, list);
      list.push({ sold: credit, tax: tax.get(key)?.credit ?? 0n });
    }
  }
  return new Map(
    [...months].flatMap(([key, list]) => {
      const share = usualShare(list);
      return share === null ? [] : [[key, share] as const];
    }),
  );
}

/** Months of all sales, latest first. `of` as above. */
export function monthsOfSales(of: (month: TrialBalance) => MonthOfSales, { history, period }: Context): MonthOfSales[] {
  return pastMonths(history, period, MONTHS).balances.map(of);
}
