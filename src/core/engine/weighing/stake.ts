/**
 * What the amount of a finding means. `at_risk`: somebody can charge, fine or deny it, or the books are wrong by it;
 * `to_explain`: it may be right, its reason is missing; `reference`: the size of what it is about (a base, a limit, the
 * balance behind a wrong number). Only the first is ever summed as what is at risk; the two are never added.
 */
import { type Cents, fromDecimal } from '#core/money/money.ts';
import type { Severity } from '../severity.ts';

export const stakes = ['at_risk', 'to_explain', 'reference'] as const;
export type Stake = (typeof stakes)[number];

/** What a sum over findings needs of each; `amount` is a decimal. */
export interface Staked {
  stake: Stake;
  severity: Severity;
  amount: string;
  /** What another finding explains counts with that one. */
  explainedBy?: object | undefined;
}

/** Sums of findings in cents. */
export interface StakeSums {
  atRisk: Cents;
  toExplain: Cents;
}

/** Informative findings are for the fiscal reconciliation: nothing of them is at risk. */
export function isAtRisk({ stake, severity }: Pick<Staked, 'stake' | 'severity'>): boolean {
  return stake === 'at_risk' && severity !== 'informativa';
}

export function isToExplain({ stake, severity }: Pick<Staked, 'stake' | 'severity'>): boolean {
  return stake === 'to_explain' && severity !== 'informativa';
}

export function stakeSums(findings: readonly Staked[]): StakeSums {
  const sum = (counts: (finding: Staked) => boolean) =>
    findings.reduce(
      (all, finding) =>
        finding.explainedBy === undefined && counts(finding) ? all + fromDecimal(finding.amount) : all,
      0n,
    );
  return { atRisk: sum(isAtRisk), toExplain: sum(isToExplain) };
}
