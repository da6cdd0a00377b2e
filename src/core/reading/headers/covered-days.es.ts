/**
 * The days that a report's title says it covers. A month's books begin on its first day and end on its last; half a month
 * under the name of the month is refused.
 */
import { type Day, daysIn, endsMonth } from '#core/calendar/days-in.es.ts';

export interface CoveredDays {
  first: Day | null;
  last: Day | null;
}

const FIRST = /desde|inici|\bini\b|\bfrom\b|\bstart|\bdel?\b\s*:?\s*$|^del?\b/i;
const LAST = /hasta|\bfin(?:al)?\b|corte|\bto\b|\bend|through|as of|(?:^|\s)al?\s*:?\s*(?=\d|$|[a-z]+ \d)/i;

/** `rows`: the cells of each title row as lines, without those of the printing. */
export function coveredDays(rows: readonly (readonly string[])[]): CoveredDays {
  const covered: CoveredDays = { first: null, last: null };
  for (const lines of rows) {
    for (const [at, line] of lines.entries()) {
      const days = daysIn(line);
      const [day] = days;
      if (day === undefined) continue;
      if (days.length > 1) {
        covered.first ??= day;
        covered.last ??= days.at(-1)!;
        continue;
      }
      const label = /[a-záéíóú]{2}/i.test(line) && isLabelled(line) ? line : (lines[at - 1] ?? '');
      // `Fecha final` has a word of both.
      if (LAST.test(label)) covered.last ??= day;
      else if (FIRST.test(label)) covered.first ??= day;
    }
  }
  return covered;
}

function isLabelled(line: string): boolean {
  return LAST.test(line) || FIRST.test(line);
}

/** Whether the days are less than their month. */
export function isPartOfMonth({ first, last }: CoveredDays): boolean {
  return (first !== null && first.day !== 1) || (last !== null && !endsMonth(last));
}

/** `2026-03-15`. */
export function isoDay({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
