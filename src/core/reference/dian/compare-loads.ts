/** What changes between two loads of a list. */
import { type DianEntry, fictitiousUntil } from './dian-list.ts';

export const dianChangeKinds = ['enters', 'leaves', 'changes'] as const;

export interface DianChange {
  kind: (typeof dianChangeKinds)[number];
  /** As in the newer load; of one that leaves, as in the older. */
  entry: DianEntry;
  /** As in the older load; null for one that enters. */
  before: DianEntry | null;
  /** Of one that leaves: its five years were over on the newer load's first day. */
  isOver: boolean;
}

type Entries = ReadonlyMap<string, DianEntry>;

/** Those that enter, leave and change, each by NIT. `from`: first day of the newer load. */
export function compareLoads(before: Entries, after: Entries, from: string): DianChange[] {
  const byNit = (a: DianChange, b: DianChange) => (a.entry.nit < b.entry.nit ? -1 : 1);
  const enters: DianChange[] = [];
  const changes: DianChange[] = [];
  for (const entry of after.values()) {
    const old = before.get(entry.nit);
    if (old === undefined) enters.push({ kind: 'enters', entry, before: null, isOver: false });
    else if (differ(old, entry)) changes.push({ kind: 'changes', entry, before: old, isOver: false });
  }
  const leaves = [...before.values()]
    .filter(({ nit }) => !after.has(nit))
    .map((entry): DianChange => {
      const isOver = entry.day !== null && fictitiousUntil(entry.day) < from;
      return { kind: 'leaves', entry, before: entry, isOver };
    });
  return [...enters.sort(byNit), ...leaves.sort(byNit), ...changes.sort(byNit)];
}

function differ(a: DianEntry, b: DianEntry): boolean {
  return a.name !== b.name || a.day !== b.day || a.resolution !== b.resolution;
}
