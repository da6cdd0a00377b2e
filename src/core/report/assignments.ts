/**
 * What a company says of the accounts of its financial report, over the defaults: prefixes (`2485*`) and exact codes
 * (`24850501`) with their item. An account is in one item only: the exact code decides, then the longest prefix.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { NO_ITEM } from './report-items.ts';

/** Item by prefix or code; `NO_ITEM`: none holds it. */
export type ReportAssignments = Readonly<Record<string, number>>;

/** Account of a chart as the items see it. */
export interface ReportAccount {
  code: string;
  /** Item that it is in unless the company says otherwise; null for none. */
  byDefault: number | null;
}

/** Item of an account, or null. Pure: what the tree of the chart shows as its tag. */
export function reportItemOf({ code, byDefault }: ReportAccount, assignments: ReportAssignments): number | null {
  const own = assignedBy(code, assignments);
  if (own === null) return byDefault;
  return lookUp(assignments, own) === NO_ITEM ? null : lookUp(assignments, own)!;
}

/** The assignment that decides for an account; null where the default does. */
export function assignedBy(code: string, assignments: Readonly<Record<string, unknown>>): string | null {
  if (Object.hasOwn(assignments, code)) return code;
  for (let length = code.length; length > 0; length--) {
    const prefix = `${code.slice(0, length)}*`;
    if (Object.hasOwn(assignments, prefix)) return prefix;
  }
  return null;
}

/** Whether an account is one that an assignment speaks of. */
export function isUnder(code: string, pattern: string): boolean {
  return pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern;
}

/** Assignments of what one person changed, over what another stored meanwhile. */
interface MergedAssignments {
  /** Theirs, with what only we changed. */
  merged: ReportAssignments;
  /** Changed by both to different items: theirs is kept in `merged` until somebody chooses. */
  disputed: { pattern: string; base: number | null; mine: number | null; theirs: number | null }[];
}

/** Three-way merge: nothing that either said is lost without being named. */
export function mergeAssignments(
  base: ReportAssignments,
  mine: ReportAssignments,
  theirs: ReportAssignments,
): MergedAssignments {
  const merged = new Map(Object.entries(theirs));
  const disputed: MergedAssignments['disputed'] = [];
  for (const pattern of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    const [was, ours, others] = [base, mine, theirs].map((from) => lookUp(from, pattern) ?? null) as [
      number | null,
      number | null,
      number | null,
    ];
    if (ours === was || ours === others) continue;
    if (others !== was) disputed.push({ pattern, base: was, mine: ours, theirs: others });
    else if (ours === null) merged.delete(pattern);
    else merged.set(pattern, ours);
  }
  return { merged: Object.fromEntries(merged), disputed };
}
