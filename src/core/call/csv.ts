/** A table as CSV for spreadsheets of this country: semicolons, UTF-8 with its mark, and no cell that runs as a formula. */

export type CsvCell = string | number | null;

/** The whole file. What a spreadsheet would take for a formula is written with an apostrophe before it. */
export function csvFile(rows: Iterable<readonly CsvCell[]>): string {
  let file = '\uFEFF';
  for (const row of rows) file += `${row.map(cell).join(';')}\r\n`;
  return file;
}

/** Whatever blanks stand before it, a sign that begins a formula, wide ones too, which some spreadsheets take for the plain; or what splits a cell. */
const formula = /^[\s\u200b-\u200f\u2060]*[=+\-@＝＋－＠−]|^[\t\r\n]/;

/**
 * The same within a cell, behind what parts cells or rows for a spreadsheet of another country, which opens the file by commas and
 * then sees our quotation marks as letters. A sign before a digit is an amount.
 */
const hidden = /([,;\t\r\n][\s"\u200b-\u200f\u2060]*)(?=[=@＝＠]|[+\-＋－−](?!\d))/g;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = (formula.test(value) ? `'${value}` : value).replaceAll(hidden, "$1'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
