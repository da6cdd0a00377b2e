/**
 * What reaches a terminal. Texts of files (names, titles, paths) may hold control characters that move its cursor, rewrite what it
 * shows or turn the direction of writing; here they are taken out, whatever text they came in. Our own sequences are written
 * with a mark that no file can know.
 */

/**
 * In place of the escape character in sequences of ours. A file was written before the run that reads it, so the usual random
 * numbers are enough; `node:crypto` takes 8 ms to load.
 */
export const ownEscape = `\u{F0000}${digits()}${digits()}`;
/** In place of the carriage return of a line that rewrites itself. */
export const ownReturn = `${ownEscape}r`;

/** C0 without tab and line feed, DEL, C1, and what changes the direction of writing. */
const controls = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** In JSON they stay, as escapes: texts arrive as they are in the file. */
const escaped = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;

function digits(): string {
  return Math.random().toString(36).slice(2);
}

/** `isJson`: the output is a document for programs. */
export function forTerminal(text: string, isJson: boolean): string {
  return text
    .replaceAll(controls, (control) => (isJson ? escaped(control) : ''))
    .replaceAll(ownReturn, '\r')
    .replaceAll(ownEscape, '\u001b');
}

/** From here on everything written to a stream passes `forTerminal`; bytes do not. */
export function guardStream(stream: NodeJS.WriteStream, isJson: boolean): void {
  const write = stream.write.bind(stream) as (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) =>
    write(typeof chunk === 'string' ? forTerminal(chunk, isJson) : chunk, ...rest)) as typeof stream.write;
}
