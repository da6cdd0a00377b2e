/** The findings of a month with some settings beside those with others: which appear, which are gone, which are of another severity. */
import type { SettingsPreview } from '#api/audits/parametrization/contract.ts';
import type { Severity } from '#core/engine/severity.ts';

type Finding = SettingsPreview['findings'][number];

export interface ComparedFinding {
  finding: Finding;
  change: 'same' | 'appears' | 'resolved';
  /** The severity that it had, where it is another now. */
  was: Severity | null;
}

/** What is there now, the new ones first, then what is gone. A finding is the same while its fingerprint is. */
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
