/** Names as files have them. */
import { mendAccents } from './damaged-accents.ts';

/** What ends a line: in a cell it is how a name was fitted into its column. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Trimmed, in one line, with its accents. */
export function nameText(text: string): string {
  return mendAccents(oneLine(text.trim()));
}

/** Without line breaks, so that no text of a file makes a line of its own where it is shown. */
export function oneLine(text: string): string {
  if (!LINE_BREAK.test(text)) return text;
  const lines = text.split(LINE_BREAK).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
