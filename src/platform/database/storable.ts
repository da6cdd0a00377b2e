/**
 * Text as PostgreSQL can hold it. It knows neither NUL nor half of a surrogate pair: the first it refuses, the second it replaces
 * on the way, so that what comes back is not what was written, nor has its hash. Files of others have both.
 */

const unknown = '\uFFFD';

/** The same text, with the sign for "unknown" instead of what cannot be held. */
export function storableText(text: string): string {
  return text.replaceAll('\0', unknown).toWellFormed();
}

/** What JSON writes for them. A backslash before it is matched first, for `\\u0000` is a backslash and five letters. */
const escapes = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;

/** JSON of a value, such as `jsonb` takes it. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(escapes, (found) => (found === '\\\\' ? found : unknown));
}
