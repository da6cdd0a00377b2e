/**
 * Share of its bases that a company withholds of a concept in total, where the authority holds all of it: a month far
 * below the earlier ones, and short of clearly more than they were, omits somebody's.
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import type { Concept, ConceptLaw } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { rolesOn, withheldLines } from '../withheld-lines.ts';

/** Earlier months compared, all with bases. */
const MONTHS = 3;
/** Part of the lowest earlier share below which the month is unlike them. */
const LESS = 0.8;

/** Part of the largest earlier shortage that this month's exceeds: what is always short is the company's way. */
const MORE_PERCENT = 120;

/** Whether clearly less was withheld in total than in each of the months before. */
export function isBelowEarlierTotals({ concept, general }: ConceptLaw, context: Context): boolean {
  const { balance, history, period } = context;
  const before = pastMonths(history, period, MONTHS).balances.map((month) => totalOf(concept, month, context));
  const now = totalOf(concept, balance, context);
  if (before.length < MONTHS || now === null) return false;
  const shortage = ({ base, withheld }: Total) => percentOf(base, general[0]!) - withheld;
  return before.every(
    (month) =>
      month !== null &&
      shareOf(now) < shareOf(month) * LESS &&
      shortage(now) > percentOf(shortage(month), MORE_PERCENT),
  );
}

interface Total {
  base: Cents;
  withheld: Cents;
}

const shareOf = ({ base, withheld }: Total): number => Number(withheld) / Number(base);

/** Null without bases. */
function totalOf(concept: Concept, month: TrialBalance, { roles }: Context): Total | null {
  const own = rolesOn(roles, month);
  let base = 0n;
  for (const { concepts } of withheldLines(month, own).values()) base += concepts.get(concept)?.net ?? 0n;
  return base <= 0n ? null : { base, withheld: own[placesOf[concept].withheld].sum().credit };
}
