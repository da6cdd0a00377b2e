/**
 * Share of its bases that a company withholds of a concept in total, where the authority holds all of it: a month far
 * below the earlier ones omits somebody's.
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Concept } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';
import { rolesOn, withheldLines } from '../withheld-lines.ts';

/** Earlier months compared, all with bases. */
const MONTHS = 3;
/** Part of the lowest earlier share below which the month is unlike them. */
const LESS = 0.8;

/** Whether clearly less was withheld in total than in each of the months before. */
export function isBelowEarlierTotals(concept: Concept, context: Context): boolean {
  const { balance, history, period } = context;
  const before = pastMonths(history, period, MONTHS).balances.map((month) => shareOf(concept, month, context));
  const now = shareOf(concept, balance, context);
  return before.length === MONTHS && now !== null && before.every((share) => share !== null && now < share * LESS);
}

/** Withheld over the bases of the concept; null without bases. */
function shareOf(concept: Concept, month: TrialBalance, { roles }: Context): number | null {
  const own = rolesOn(roles, month);
  let base = 0n;
  for (const { concepts } of withheldLines(month, own).values()) base += concepts.get(concept)?.net ?? 0n;
  return base <= 0n ? null : Number(own[placesOf[concept].withheld].sum().credit) / Number(base);
}
