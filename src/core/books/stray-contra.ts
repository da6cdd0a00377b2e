/** Accumulated amounts whose code is of another kind of assets. */

import { shareWord } from '#core/identity/shared-word.ts';
import type { TrialBalance } from './trial-balance.ts';

interface Paired {
  /** Leaves. */
  readonly cost: readonly number[];
  readonly accumulated: readonly number[];
}

/**
 * The only group with accumulated amounts and no cost, and the only one with cost and no accumulated amounts, where their
 * names say that they belong together (159245 «Dep. acumulada armamento», of 1560; 169810 «Amort. software», of 1635).
 */
export function strayContra<Group extends Paired>(
  balance: TrialBalance,
  groups: readonly Group[],
): { stray: Group; bare: Group } | null {
  const [stray, secondStray] = groups.filter(({ cost, accumulated }) => cost.length === 0 && accumulated.length > 0);
  const [bare, secondBare] = groups.filter(({ cost, accumulated }) => cost.length > 0 && accumulated.length === 0);
  if (!stray || !bare || secondStray || secondBare) return null;
  const names = (leaves: readonly number[]) => leaves.map((leaf) => balance.leaf(leaf).name);
  return shareWord(names(stray.accumulated), names(bare.cost)) ? { stray, bare } : null;
}
