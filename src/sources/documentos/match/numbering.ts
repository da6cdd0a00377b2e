/** Consecutive numbers of our own invoices that no document has. */
import type { ElectronicDocument } from '#core/source/electronic-document.ts';

export interface Gap {
  prefix: string;
  /** Missing numbers, ascending. */
  numbers: readonly number[];
  before: ElectronicDocument;
  after: ElectronicDocument;
}

/** So many gaps are none, where they are more than a tenth. */
const MANY_GAPS = 5;

/** A wider gap is another range of the authorisation. */
const WIDEST = 20;

/** Gaps whose next number was issued in the month, `2026-03`. */
export function gapsOf(documents: readonly ElectronicDocument[], month: string): Gap[] {
  const own = documents.filter(
    ({ side, kind, number }) =>
      (side === 'issued' && (kind === 'invoice' || kind === 'equivalent') && number !== null) ||
      (kind === 'support' && number !== null),
  );
  return [...Map.groupBy(own, ({ prefix, kind }) => `${kind} ${prefix}`).values()].flatMap((series) => {
    const sorted = series.toSorted((a, b) => a.number! - b.number!);
    const gaps = sorted.flatMap((document, index): Gap[] => {
      const before = sorted[index - 1];
      if (before === undefined || !document.day.startsWith(month)) return [];
      const missing = document.number! - before.number! - 1;
      if (missing < 1 || missing > WIDEST) return [];
      const numbers = Array.from({ length: missing }, (_, place) => before.number! + 1 + place);
      return [{ prefix: document.prefix, numbers, before, after: document }];
    });
    // Numbers that are shared with other documents are no series of their own.
    return gaps.length > MANY_GAPS && gaps.length * 10 > sorted.length ? [] : gaps;
  });
}
