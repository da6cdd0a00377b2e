/** Checks received assignments of accounts to lines. */
import { AppError, type FieldError } from '#core/call/app-error.ts';
import type { LineAssignments } from '#core/statement/place-accounts.ts';
import { namedLines } from '#core/statement/statement-lines.ts';
import { text } from './text.es.ts';

/** A code, or with `*` the beginning of codes. */
const PATTERN = /^[1-9]\d{0,19}\*?$/;
const known = new Set(namedLines.map(({ key }) => key));

/** By code. Throws AppError `request.invalid` with each wrong entry. */
export function readAssignments(given: LineAssignments): LineAssignments {
  const entries = Object.entries(given);
  const problems = entries.flatMap(([pattern, line]): FieldError[] => {
    const field = `assignments.${pattern}`;
    if (!PATTERN.test(pattern)) return [{ field, message: text.pattern(pattern) }];
    return known.has(line) ? [] : [{ field, message: text.line(line, pattern) }];
  });
  if (problems.length > 0) throw new AppError('request.invalid', {}, problems);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
