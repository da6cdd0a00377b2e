/**
 * Until the assembly approves the previous year, its books may be adjusted after the first months of this year were
 * reported: changed openings are then adjustments of the previous year, not entries in closed months of this one
 * (domain 1.10).
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { Differing } from './compare-third-parties.ts';
import { type Context, exceeds, resultRoles } from './context.ts';

/**
 * Whether a month's breaks, up to the assembly, come from the previous year: they net to zero, involve no result
 * account, and affect results in equity, or equal the year-end break after December was imported again.
 */
export function isYearReopened(context: Context, differing: readonly Differing[]): boolean {
  const { period, parameters, roles, tolerances } = context;
  if (period.month === 1) return true;
  if (period.month > parameters.mesDeLaAsamblea) return false;
  const gaps = differing
    .map(({ account, found, expected }) => ({ account, gap: found - expected }))
    .filter(({ gap }) => gap !== 0n);
  const net = gaps.reduce((sum, { gap }) => sum + gap, 0n);
  if (exceeds(net, tolerances.total)) return false;
  if (gaps.some(({ account }) => resultRoles.some((role) => roles[role].has(account)))) return false;
  const reachesResults = gaps.some(
    ({ account }) => roles.resultadoEjercicio.has(account) || roles.resultadosAnteriores.has(account),
  );
  return reachesResults || gaps.every(({ account, gap }) => isOfTheTurn(account, gap, context));
}

/**
 * January's opening differs from the newest version of the previous year's closing by exactly the difference seen now.
 */
function isOfTheTurn(account: string, gap: Cents, { history, period, tolerances }: Context): boolean {
  const former = { year: period.year - 1, month: 13 };
  const closed = history.at(former) ?? history.at({ ...former, month: 12 });
  const january = history.at({ year: period.year, month: 1 });
  if (closed === null || january === null) return false;
  return !exceeds(amountsOf(closed, account).closing - amountsOf(january, account).opening - gap, tolerances.total);
}

function amountsOf(balance: TrialBalance, account: string) {
  const index = balance.accountIndex(account);
  return index < 0 ? { opening: 0n, closing: 0n } : balance.leaf(index).sum;
}
