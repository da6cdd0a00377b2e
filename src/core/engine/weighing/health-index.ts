/**
 * The health index, 0 to 100: 100 × Σ w (1 − points/10) / Σ w over the validations that ran, where a validation loses up to
 * ten points (crítica 10, alta 5, media 2, baja 0.5). Any open crítica caps it at 59.
 */

import type { Outcome, Severity } from '../severity.ts';

/** Points that a finding deducts from its validation. */
export const POINTS: Record<Severity, number> = { critica: 10, alta: 5, media: 2, baja: 0.5, informativa: 0 };
const CAP = 59;

export interface HealthIndex {
  /** Whole number. */
  index: number;
  /** Index without the open críticas, neither their points nor their cap: equal where there are none. */
  uncapped: number;
}

/** Input of the index from one validation's result; findings of one cause are one. */
export interface Judged {
  key: string;
  outcome: Outcome;
  findings: readonly { severity: Severity }[];
}

export type HealthBand = 'sana' | 'con_observaciones' | 'en_riesgo';

/** Points (0–10) that a validation loses for its open findings. */
export function pointsLost(findings: readonly { severity: Severity }[]): number {
  const points = findings.reduce((sum, { severity }) => sum + POINTS[severity], 0);
  return Math.min(10, points);
}

/**
 * `weights`: by validation key. Validations that did not run do not count; if none ran the index is 100. So an index may rise
 * with a finding only where a validation that had not run did: never while the same ones run.
 */
export function healthIndex(results: readonly Judged[], weights: ReadonlyMap<string, number>): HealthIndex {
  const isCritical = ({ severity }: { severity: Severity }) => severity === 'critica';
  const index = weightedIndex(results, weights);
  if (!results.some(({ outcome, findings }) => hasRun(outcome) && findings.some(isCritical)))
    return { index, uncapped: index };
  const others = results.map((one) => ({ ...one, findings: one.findings.filter((finding) => !isCritical(finding)) }));
  return { index: Math.min(CAP, index), uncapped: weightedIndex(others, weights) };
}

function weightedIndex(results: readonly Judged[], weights: ReadonlyMap<string, number>): number {
  let weight = 0;
  let kept = 0;
  for (const { key, findings } of results.filter(({ outcome }) => hasRun(outcome))) {
    const own = weights.get(key) ?? 1;
    weight += own;
    kept += own * (1 - pointsLost(findings) / 10);
  }
  return weight === 0 ? 100 : Math.round((100 * kept) / weight);
}

function hasRun(outcome: Outcome): boolean {
  return outcome === 'sin_hallazgos' || outcome === 'con_hallazgos';
}

export function healthBand(index: number): HealthBand {
  if (index >= 80) return 'sana';
  return index >= 60 ? 'con_observaciones' : 'en_riesgo';
}
