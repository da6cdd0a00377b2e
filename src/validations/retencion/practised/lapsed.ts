/**
 * RET-1 and RET-2 by habit: third parties with withholding every month and none now, whose purchase is where it requires none by
 * itself (cost of sales, or inventories under the company's own name, with only the VAT, or the payable, under the supplier).
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, min } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { isAmple } from './by-own-rate.ts';
import { nearest } from './habits.ts';
import { lapsedByPayable } from './lapsed-by-payable.ts';
import type { Shortfall } from './shortfall.ts';
import { type Bought, boughtIn, missing, unwithheld } from './unasked-purchases.ts';

/** Months searched, and how many of the latest with a purchase make a habit, or leave no doubt. */
const WINDOW = 6;
const FEWEST = 2;
const CERTAIN = 3;
export function lapsed(context: Context, laws: ReadonlyMap<Concept, ConceptLaw>): Shortfall[] {
  const months = pastMonths(context.history, context.period, WINDOW).balances;
  const bought = months.length < FEWEST ? new Set<string>() : unwithheld(context);
  if (bought.size === 0) return [];
  return [...ofThirdParties(context, laws, months, bought), ...lapsedByPayable(context, laws, months, bought)];
}

function ofThirdParties(
  context: Context,
  laws: ReadonlyMap<Concept, ConceptLaw>,
  months: readonly TrialBalance[],
  bought: ReadonlySet<string>,
): Shortfall[] {
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
    const now = withheldOf(concept, context.balance, keys, context);
    const before = months.map((month) => withheldOf(concept, month, keys, context));
    return [...now.values()].flatMap((seen) => shortfallOf(seen, before, laws.get(concept)!, context));
  });
}

interface Seen extends Bought {
  withheld: Cents;
}

/** Purchases of the given third parties that require no withholding, with what was withheld of them in a concept. */
export function withheldOf(
  concept: Concept,
  balance: TrialBalance,
  keys: ReadonlySet<string>,
  context: Context,
): Map<string, Seen> {
  const withheld = balance.people(context.roles[placesOf[concept].withheld].in(balance).leaves(), { only: keys });
  const seen = [...boughtIn(balance, keys, context)].map(([key, one]): [string, Seen] => [
    key,
    { ...one, withheld: withheld.get(key)?.credit ?? 0n },
  ]);
  return new Map(seen);
}

function shortfallOf(
  one: Seen,
  before: readonly ReadonlyMap<string, Seen>[],
  law: ConceptLaw,
  { tolerances, parameters }: Context,
): Shortfall[] {
  const { key, base } = one;
  if (base <= tolerances.noise || base < law.minimum) return [];
  const seenBefore = before.flatMap((month) => month.get(key) ?? []).filter((seen) => seen.base > tolerances.noise);
  const past = seenBefore.slice(0, CERTAIN);
  if (past.length < FEWEST || past.some(({ withheld }) => withheld === 0n)) return [];
  // Fees in the cost of sales: withheld every month, also on less.
  const least = seenBefore.reduce((lowest, seen) => min(lowest, seen.base), past[0]!.base);
  const isCertain = past.length >= CERTAIN && isAmple(base, least, law, parameters);
  return [missing(one, law, nearest(law, { gross: past[0]!.base, withheld: past[0]!.withheld }), isCertain)];
}
