/** Points of the health index lost by each validation. */
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { pointsLost } from '#core/engine/weighing/health-index.ts';
import { isPending } from '../findings/select-findings.ts';
import { validationName } from '../validation-name.ts';

export interface LostPoints {
  key: string;
  title: string;
  /** Out of ten. */
  points: number;
}

/** Most points first; `whole`: validations that ran and lost none. */
export function lostPoints(
  validations: readonly ValidationSummary[],
  findings: readonly FindingItem[],
): { lost: LostPoints[]; whole: number } {
  const ran = validations.filter(({ outcome }) => outcome === 'sin_hallazgos' || outcome === 'con_hallazgos');
  const all = ran.map(({ id, key: family, title }): LostPoints => {
    const key = validationName(family, id);
    const own = findings.filter(
      (item) => validationName(item.validation, item.validationId) === key && isPending(item),
    );
    return { key, title, points: pointsLost(oneOfEachCause(own.map(({ finding }) => finding))) };
  });
  const lost = all.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  return { lost, whole: all.length - lost.length };
}
