/**
 * Sanitises text for PostgreSQL, which refuses NUL and silently replaces lone surrogates, so that the stored text and
 * its hash would differ from the written one. Foreign files contain both.
 */

const unknown = '\uFFFD';

/** The text with U+FFFD in place of unstorable characters. */
export function storableText(text: string): string {
  return text.replaceAll('\0', unknown).toWellFormed();
}

/** Their JSON escapes. An escaped backslash is matched first: `\\u0000` is a backslash and five characters. */
const escapes = /\\(?:\\|u0000|ud[89a-f][0-9a-f]{2})/g;

/** JSON of a value that `jsonb` accepts. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(escapes, (found) => (found === '\\\\' ? found : unknown));
}
