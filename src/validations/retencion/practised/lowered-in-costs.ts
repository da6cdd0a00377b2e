/**
 * RET-3 by habit, in the cost of sales, which requires no withholding by itself: a third party of which the same share was
 * withheld month after month, and of this month's purchase at least a fifth less.
 */
import { pastMonths } from '#core/books/past-months.ts';
import { percentOf } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { conventionOf } from '../who/conventions.ts';
import { nearest } from './habits.ts';
import { withheldOf } from './lapsed.ts';
import type { Shortfall } from './shortfall.ts';
import { missing } from './unasked-purchases.ts';

/** Months searched, and how many of them with a purchase make a habit. */
const WINDOW = 6;
const FEWEST = 4;
/** How far the shares of those months lie apart at most, of the smallest: each invoice is rounded. */
const NEAR = 0.02;
/** Percent of the usual withholding below which it is less. */
const LESS_PERCENT = 80;
const MILLION = 1_000_000n;

export function loweredInCosts(context: Context, laws: ReadonlyMap<Concept, ConceptLaw>): Shortfall[] {
  const { balance, history, period, roles, tolerances } = context;
  const past = pastMonths(history, period, WINDOW).balances;
  const bought = balance.people(roles.costos.leaves()).list.filter(({ debit }) => debit > tolerances.noise);
  const keys = new Set(bought.flatMap(({ key, credit }) => (key !== '' && credit === 0n ? [key] : [])));
  if (keys.size === 0 || past.length < FEWEST) return [];
  return conceptKeys.flatMap((concept) => {
    const role = roles[placesOf[concept].withheld];
    const held = balance.people(role.leaves(), { only: keys }).list.filter(({ credit }) => credit > tolerances.noise);
    if (held.length === 0 || conventionOf(role, context) === 'autoridad') return [];
    const only = new Set(held.map(({ key }) => key));
    const before = past.map((month) => withheldOf(concept, month, only, context));
    const law = laws.get(concept)!;
    return [...withheldOf(concept, balance, only, context).values()].flatMap((one): Shortfall[] => {
      const months = before.flatMap((month) => month.get(one.key) ?? []).filter(({ base }) => base > tolerances.noise);
      const shares = months.map(({ base, withheld }) => Number((withheld * MILLION) / base) / 10_000);
      const least = Math.min(...shares);
      const isSteady = least > 0 && Math.max(...shares) - least <= least * NEAR;
      if (months.length < FEWEST || !isSteady || months.every(({ base }) => one.base < base)) return [];
      const { always: _, ...fact } = missing(
        one,
        law,
        nearest(law, { gross: months[0]!.base, withheld: months[0]!.withheld }),
        true,
      );
      if (one.withheld >= percentOf(fact.expected, LESS_PERCENT)) return [];
      return [{ ...fact, line: { ...fact.line, withheld: one.withheld }, verdict: 'lowered' }];
    });
  });
}
