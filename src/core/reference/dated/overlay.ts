/** Rows of one key in a dated table with one more: it replaces, shortens or interrupts those that hold in its time. */
import type { Validity } from '../in-force.ts';

/** A row with the first day of the new one is replaced; one that outlasts it holds again the day after. */
export function overlay<Row extends Validity>(rows: readonly Row[], added: Row): Row[] {
  const pieces = rows.flatMap((row): Row[] => {
    const isApart = (row.to !== null && row.to < added.from) || (added.to !== null && row.from > added.to);
    if (isApart) return [row];
    const before = row.from < added.from ? [{ ...row, to: dayBeside(added.from, -1) }] : [];
    const outlasts = added.to !== null && (row.to === null || row.to > added.to) && row.from !== added.from;
    return outlasts ? [...before, { ...row, from: dayBeside(added.to!, 1) }] : before;
  });
  return [...pieces, added].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The ISO day `days` after another. */
export function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
