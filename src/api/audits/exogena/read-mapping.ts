/** Checks received assignments of accounts to concepts and columns, and received thresholds. */
import { AppError, type FieldError } from '#core/call/app-error.ts';
import { LEFT_OUT, readGoal } from '#core/exogena/account-targets.ts';
import { booksColumns, type ExogenaFormat, MAIN_CONCEPT, NO_CONCEPT } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { exogenaConcepts } from '#core/reference/tax/exogena-concepts.gen.ts';
import type { StoredAssignments } from './queries.ts';
import { text } from './text.es.ts';

/** A code, or with `*` the beginning of codes. */
const PATTERN = /^[1-9]\d{0,15}\*?$/;
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

interface Mapping {
  assignments: StoredAssignments;
  thresholds: Readonly<Record<string, string>>;
}

/** By format and code. Throws AppError `request.invalid` with each wrong entry. */
export function readMapping({ assignments, thresholds }: Mapping): Mapping {
  const problems: FieldError[] = [];
  const refuse = (field: string, message: string) => problems.push({ field, message });
  for (const [key, entries] of Object.entries(assignments)) {
    const format = formatOf(key);
    if (format === undefined) refuse(`assignments.${key}`, text.format(key));
    for (const [pattern, said] of Object.entries(entries)) {
      const field = `assignments.${key}.${pattern}`;
      if (!PATTERN.test(pattern)) refuse(field, text.pattern(pattern));
      else if (format && !isGoal(format, said)) refuse(field, text.goal(pattern, key));
    }
  }
  for (const [key, amount] of Object.entries(thresholds)) {
    if (formatOf(key) === undefined) refuse(`thresholds.${key}`, text.format(key));
    else if (!AMOUNT.test(amount)) refuse(`thresholds.${key}`, text.amount);
  }
  if (problems.length > 0) throw new AppError('request.invalid', {}, problems);
  return {
    assignments: sorted(
      Object.fromEntries(
        Object.entries(assignments)
          .filter(([, entries]) => Object.keys(entries).length > 0)
          .map(([key, entries]) => [key, sorted(entries)]),
      ),
    ),
    thresholds: sorted(thresholds),
  };
}

/** Concepts of a format, for those that have any. */
export function conceptsOf({ key }: Pick<ExogenaFormat, 'key'>) {
  return exogenaConcepts.filter(({ format }) => format === key);
}

const formatOf = (key: string) => exogenaFormats.find((format) => format.key === key);

function isGoal(format: ExogenaFormat, said: string): boolean {
  if (said === LEFT_OUT) return true;
  const { concept, column } = readGoal(said);
  if (`${concept}/${column}` !== said || !booksColumns(format).some(({ key }) => key === column)) return false;
  if (format.usualConcept === null) return concept === NO_CONCEPT;
  return concept === MAIN_CONCEPT || conceptsOf(format).some(({ code }) => code === concept);
}

function sorted<Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
