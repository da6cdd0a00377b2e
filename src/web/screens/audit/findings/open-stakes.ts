/** What is at risk and what is to be explained in the open findings of a month, apart: the two are never added. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { isAtRisk, isToExplain, stakeSums } from '#core/engine/weighing/stake.ts';
import type { Cents } from '#core/money/money.ts';
import { countCauses, isPending } from './select-findings.ts';

interface StakeCount {
  amount: Cents;
  /** Findings of one cause are one. */
  count: number;
}

export interface OpenStakes {
  atRisk: StakeCount;
  toExplain: StakeCount;
}

export function openStakes(items: readonly FindingItem[]): OpenStakes {
  const pending = items.filter(isPending);
  const { atRisk, toExplain } = stakeSums(pending.map(({ finding }) => finding));
  const count = (counts: typeof isAtRisk) => countCauses(pending.filter(({ finding }) => counts(finding)));
  return {
    atRisk: { amount: atRisk, count: count(isAtRisk) },
    toExplain: { amount: toExplain, count: count(isToExplain) },
  };
}
