/** Checks received assignments of accounts to items. */
import { AppError, type FieldError } from '#core/call/app-error.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import { listedItems, NO_ITEM } from '#core/report/report-items.ts';
import { text } from './text.es.ts';

/** A code, or with `*` the beginning of codes. */
const PATTERN = /^[1-9]\d{1,19}\*?$/;
const known = new Set([NO_ITEM, ...listedItems.map(({ id }) => id)]);

/** By code. Throws AppError `request.invalid` with each wrong entry. */
export function readAssignments(given: Readonly<Record<string, number>>): ReportAssignments {
  const entries = Object.entries(given);
  const problems = entries.flatMap(([pattern, item]): FieldError[] => {
    const field = `assignments.${pattern}`;
    if (!PATTERN.test(pattern)) return [{ field, message: text.pattern(pattern) }];
    return known.has(item) ? [] : [{ field, message: text.item(item, pattern) }];
  });
  if (problems.length > 0) throw new AppError('request.invalid', {}, problems);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
