/** Diff of the findings under two settings: added, removed, changed severity. */
import type { SettingsPreview } from '#api/audits/parametrization/contract.ts';
import type { Severity } from '#core/engine/severity.ts';

type Finding = SettingsPreview['findings'][number];

export interface ComparedFinding {
  finding: Finding;
  change: 'same' | 'appears' | 'resolved';
  /** Previous severity if it changed. */
  was: Severity | null;
}

/** Current findings, new ones first, then removed ones. Identity: the fingerprint. */
export function comparedFindings(before: readonly Finding[], after: readonly Finding[]): ComparedFinding[] {
  const known = new Map(before.map(({ fingerprint, severity }) => [fingerprint, severity]));
  const there = new Set(after.map(({ fingerprint }) => fingerprint));
  const now = after.map((finding): ComparedFinding => {
    const was = known.get(finding.fingerprint);
    if (was === undefined) return { finding, change: 'appears', was: null };
    return { finding, change: 'same', was: was === finding.severity ? null : was };
  });
  return [
    ...now.filter(({ change }) => change === 'appears'),
    ...now.filter(({ change }) => change === 'same'),
    ...before
      .filter(({ fingerprint }) => !there.has(fingerprint))
      .map((finding): ComparedFinding => ({ finding, change: 'resolved', was: null })),
  ];
}
