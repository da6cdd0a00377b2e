/**
 * CSV for spreadsheets with a Colombian locale: semicolons, UTF-8 with BOM, and protection against formula injection.
 */

export type CsvCell = string | number | null;

/** The whole file. A cell that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvFile(rows: Iterable<readonly CsvCell[]>): string {
  let file = '\uFEFF';
  for (const row of rows) file += `${row.map(cell).join(';')}\r\n`;
  return file;
}

/**
 * Formula injection at the start of a cell: optional blanks, then a sign that starts a formula (full-width forms too,
 * which some spreadsheets normalise), or a character that splits the cell.
 */
const formula = /^[\s\u200b-\u200f\u2060]*[=+\-@＝＋－＠−]|^[\t\r\n]/;

/**
 * Formula injection inside a cell: a spreadsheet with another locale splits the file at commas and reads our quotation
 * marks as text, so a sign behind a separator starts a cell. A sign before a digit is an amount and stays.
 */
const hidden = /([,;\t\r\n][\s"\u200b-\u200f\u2060]*)(?=[=@＝＠]|[+\-＋－−](?!\d))/g;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = (formula.test(value) ? `'${value}` : value).replaceAll(hidden, "$1'");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
