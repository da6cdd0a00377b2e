/** What a change of a year says otherwise than the state before. */

import type { ExogenaChange } from '#api/audits/exogena/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatKeys } from '#core/exogena/format.ts';

type Said = ExogenaChange['before'];

export interface ChangedEntry {
  format: string;
  /** Prefix or code; null: the amount below which third parties are not named. */
  pattern: string | null;
  /** Undefined: as proposed. */
  before: string | undefined;
  after: string | undefined;
}

/** By format, the amount first, then by pattern. */
export function changedEntries(before: Said, after: Said): ChangedEntry[] {
  return formatKeys.flatMap((format) => {
    const [old, now] = [before.assignments[format] ?? {}, after.assignments[format] ?? {}];
    const patterns = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
    const entries: ChangedEntry[] = [
      { format, pattern: null, before: before.thresholds[format], after: after.thresholds[format] },
      ...patterns.map((pattern) => ({ format, pattern, before: lookUp(old, pattern), after: lookUp(now, pattern) })),
    ];
    return entries.filter((entry) => entry.before !== entry.after);
  });
}
