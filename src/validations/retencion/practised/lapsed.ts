/**
 * RET-1 and RET-2 by habit: third parties with withholding every month and none now, whose purchase is where it requires none by
 * itself (cost of sales, or inventories under the company's own name, with only the VAT under the supplier).
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { nothingOwn } from '../withheld-lines.ts';
import { nearest } from './habits.ts';
import type { Shortfall } from './shortfall.ts';

/** Months searched, and how many of the latest with a purchase make a habit, or leave no doubt. */
const WINDOW = 6;
const FEWEST = 2;
const CERTAIN = 3;
/** General VAT rate, from which the base is derived. */
const TAX_PERCENT = 19n;

export function lapsed(context: Context, laws: ReadonlyMap<Concept, ConceptLaw>): Shortfall[] {
  const months = pastMonths(context.history, context.period, WINDOW).balances;
  const bought = months.length < FEWEST ? new Set<string>() : unwithheld(context);
  if (bought.size === 0) return [];
  return conceptKeys.flatMap((concept) => {
    const role = context.roles[placesOf[concept].withheld];
    const keys = new Set(
      months.flatMap((month) =>
        month
          .people(role.in(month).leaves(), { only: bought })
          .list.flatMap(({ key, credit }) => (credit > 0n ? [key] : [])),
      ),
    );
    if (keys.size === 0 || conventionOf(role, context) === 'autoridad') return [];
    const now = seenOf(concept, context.balance, keys, context);
    const before = months.map((month) => seenOf(concept, month, keys, context));
    return [...now.values()].flatMap((seen) => shortfallOf(seen, before, laws.get(concept)!, context));
  });
}

const BASES = conceptKeys.flatMap((key) => placesOf[key].bases);
const WITHHELD = [...conceptKeys.map((key) => placesOf[key].withheld), 'otrasRetenciones' as const];

/** Third parties with a purchase that requires no withholding, and without any, in any concept. In arrays: few. */
function unwithheld({ balance, roles }: Context): Set<string> {
  const leaves = (names: readonly (keyof typeof roles)[]) =>
    names.flatMap((name) => roles[name].leaves()).sort((a, b) => a - b);
  const costs = balance.people(roles.costos.leaves()).sums('debit');
  const tax = balance.people(roles.ivaDescontable.leaves()).sums('debit');
  const asked = balance.people(leaves(BASES)).sums('debit');
  const kept = balance.people(leaves(WITHHELD)).sums('credit');
  const keys = new Set<string>();
  const { thirdPartyCount } = balance.thirdParties;
  for (let number = 1; number < thirdPartyCount; number++) {
    const isBought = costs.approximate(number) > 0 || (tax.approximate(number) > 0 && asked.approximate(number) <= 0);
    if (isBought && kept.approximate(number) === 0) keys.add(balance.thirdParties.keyOf(number));
  }
  return keys;
}

interface Seen {
  key: string;
  thirdParty: number;
  base: Cents;
  withheld: Cents;
  rows: number[];
}

/** Bookings of the given third parties: purchases that require no withholding, and withholdings. */
function seenOf(
  concept: Concept,
  balance: TrialBalance,
  keys: ReadonlySet<string>,
  { roles }: Context,
): Map<string, Seen> {
  const of = (names: readonly (keyof typeof roles)[]) =>
    balance.people(
      names.flatMap((name) => roles[name].in(balance).leaves()).sort((a, b) => a - b),
      { only: keys },
    );
  const asked = of(BASES);
  const tax = of(['ivaDescontable']);
  const withheld = of([placesOf[concept].withheld]);
  const costs = of(['costos']);
  const seen = new Map<string, Seen>();
  // Cost rows, if any.
  const inCosts = costs.list.filter(({ key }) => !tax.has(key));
  for (const { key } of [...tax, ...inCosts]) {
    const { entry: thirdParty, rows } = costs.get(key) ?? tax.get(key)!;
    const cost = costs.get(key)?.debit ?? 0n;
    // Transfers from inventory to cost were purchased before.
    const bought = cost - min(cost, asked.get(key)?.credit ?? 0n);
    const isAsked = (asked.get(key)?.debit ?? 0n) > 0n;
    const byTax = isAsked ? 0n : ((tax.get(key)?.debit ?? 0n) * 100n) / TAX_PERCENT;
    seen.set(key, { key, thirdParty, base: max(bought, byTax), withheld: withheld.get(key)?.credit ?? 0n, rows });
  }
  return seen;
}

function shortfallOf(
  { key, thirdParty, base, rows }: Seen,
  before: readonly ReadonlyMap<string, Seen>[],
  law: ConceptLaw,
  { tolerances }: Context,
): Shortfall[] {
  if (base <= tolerances.noise || base < law.minimum) return [];
  const seenBefore = before.flatMap((month) => month.get(key) ?? []).filter((seen) => seen.base > tolerances.noise);
  const past = seenBefore.slice(0, CERTAIN);
  if (past.length < FEWEST || past.some(({ withheld }) => withheld === 0n)) return [];
  // Fees in the cost of sales: withheld every month, also on less.
  const isCertain = past.length >= CERTAIN && (law.minimum === 0n || seenBefore.some((seen) => seen.base <= base));
  const percent = nearest(law, { gross: past[0]!.base, withheld: past[0]!.withheld });
  const line = {
    gross: base,
    materials: 0n,
    net: base,
    assets: 0n,
    byAccount: [base],
    partial: 0n,
    own: nothingOwn(),
    withheld: 0n,
    rows,
  };
  return [
    {
      thirdParty: { key, entry: thirdParty, concepts: new Map(), other: 0n },
      line: { concept: law.concept, ...line },
      law,
      verdict: 'none',
      certain: isCertain,
      always: true,
      percent,
      expected: roundToPesos(percentOf(base, percent)),
    },
  ];
}
