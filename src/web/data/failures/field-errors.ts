/** What the server objects to, beside the fields of a form. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { ApiError } from './failure.ts';

/** As `FormStore.setErrors` takes it. */
export interface FieldErrors<Name extends string> {
  name: Name;
  errors: string[];
}

/**
 * `names`: fields of the body by their name in the form. `words`: failures of one field that the server names by a word of
 * its own. Nothing: the failure belongs to no field, and is said for the form as a whole.
 */
export function fieldErrors<Name extends string>(
  failure: unknown,
  names: Readonly<Record<string, Name>>,
  words: Readonly<Record<string, Name>> = {},
): FieldErrors<Name>[] {
  if (!(failure instanceof ApiError)) return [];
  const named = lookUp(words, failure.word ?? '');
  if (named !== undefined) return [{ name: named, errors: [failure.message] }];
  return failure.fields.flatMap(({ field, message }) => {
    const name = lookUp(names, field);
    return name === undefined ? [] : [{ name, errors: [message] }];
  });
}
