/**
 * Purchases that require no withholding by themselves: cost of sales, or what is in inventories under the company's own
 * name, with only the VAT, or the payable, under the supplier.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { nothingOwn } from '../withheld-lines.ts';
import type { Shortfall } from './shortfall.ts';

/** General VAT rate, from which the base is derived. */
const TAX_PERCENT = 19n;

const BASES = conceptKeys.flatMap((key) => placesOf[key].bases);
const WITHHELD = [...conceptKeys.map((key) => placesOf[key].withheld), 'otrasRetenciones' as const];

/** Third parties with a purchase that requires no withholding, and without any, in any concept. In arrays: few. */
export function unwithheld({ balance, roles }: Context): Set<string> {
  const leaves = (names: readonly (keyof typeof roles)[]) =>
    names.flatMap((name) => roles[name].leaves()).sort((a, b) => a - b);
  const costs = balance.people(roles.costos.leaves()).sums('debit');
  const owed = balance.people(roles.porPagar.leaves()).sums('credit');
  const tax = balance.people(roles.ivaDescontable.leaves()).sums('debit');
  const asked = balance.people(leaves(BASES)).sums('debit');
  const kept = balance.people(leaves(WITHHELD)).sums('credit');
  const keys = new Set<string>();
  const { thirdPartyCount } = balance.thirdParties;
  for (let number = 1; number < thirdPartyCount; number++) {
    const isInvoiced = tax.approximate(number) > 0 || owed.approximate(number) > 0;
    const isBought = costs.approximate(number) > 0 || (isInvoiced && asked.approximate(number) <= 0);
    if (isBought && kept.approximate(number) === 0) keys.add(balance.thirdParties.keyOf(number));
  }
  return keys;
}

export interface Bought {
  key: string;
  thirdParty: number;
  base: Cents;
  tax: Cents;
  rows: number[];
}

/** Purchases of the given third parties that the books show under their name. */
export function boughtIn(balance: TrialBalance, keys: ReadonlySet<string>, { roles }: Context): Map<string, Bought> {
  const of = (names: readonly (keyof typeof roles)[]) =>
    balance.people(
      names.flatMap((name) => roles[name].in(balance).leaves()).sort((a, b) => a - b),
      { only: keys },
    );
  const asked = of(BASES);
  const taxes = of(['ivaDescontable']);
  const costs = of(['costos']);
  const seen = new Map<string, Bought>();
  // Cost rows, if any.
  const inCosts = costs.list.filter(({ key }) => !taxes.has(key));
  for (const { key } of [...taxes, ...inCosts]) {
    const { entry: thirdParty, rows } = costs.get(key) ?? taxes.get(key)!;
    const cost = costs.get(key)?.debit ?? 0n;
    // Transfers from inventory to cost were purchased before.
    const bought = cost - min(cost, asked.get(key)?.credit ?? 0n);
    const isAsked = (asked.get(key)?.debit ?? 0n) > 0n;
    const tax = taxes.get(key)?.debit ?? 0n;
    seen.set(key, { key, thirdParty, base: max(bought, isAsked ? 0n : (tax * 100n) / TAX_PERCENT), tax, rows });
  }
  return seen;
}

/** A shortfall of all of the withholding. */
export function missing(
  { key, thirdParty, base, rows }: Bought,
  law: ConceptLaw,
  percent: number,
  certain: boolean,
): Shortfall {
  const line = {
    gross: base,
    materials: 0n,
    net: base,
    assets: 0n,
    byAccount: [base],
    partial: 0n,
    unsaid: 0n,
    own: nothingOwn(),
    withheld: 0n,
    rows,
  };
  return {
    thirdParty: { key, entry: thirdParty, concepts: new Map(), other: 0n },
    line: { concept: law.concept, ...line },
    law,
    verdict: 'none',
    certain,
    always: true,
    percent,
    expected: roundToPesos(percentOf(base, percent)),
  };
}
