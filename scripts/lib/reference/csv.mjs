// @ts-check
// A small strict RFC 4180 reader for the tables of data/: UTF-8 without BOM, one header row, commas, `\n`, no ragged rows.
// Anything else is an error with its line: a reference table is never half read.

/**
 * Rows as objects by header. Cells are the raw text; an empty cell is ''.
 * @param {string} text
 * @param {string} name for error messages
 * @returns {Record<string, string>[]}
 */
export function readCsv(text, name) {
  const [header, ...records] = readRecords(text, name);
  if (!header) throw new Error(`${name}: no header`);
  if (new Set(header.cells).size !== header.cells.length) throw new Error(`${name}: repeated column`);
  return records.map(({ cells, line }) => {
    if (cells.length !== header.cells.length) {
      throw new Error(`${name}:${line}: ${cells.length} cells, the header has ${header.cells.length}`);
    }
    return Object.fromEntries(header.cells.map((column, index) => [column, cells[index] ?? '']));
  });
}

const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;

/**
 * @param {string} text
 * @param {string} name
 */
function readRecords(text, name) {
  if (text.startsWith('\uFEFF')) throw new Error(`${name}: has a BOM`);
  if (!text.endsWith('\n')) throw new Error(`${name}: the last line does not end`);
  /** @type {{ cells: string[], line: number }[]} */
  const records = [];
  /** @type {string[]} */
  let cells = [];
  let line = 1;
  let startLine = 1;
  for (let position = 0; position < text.length; ) {
    CELL.lastIndex = position;
    // The second alternative also matches the empty string, so there is always a match.
    const [whole = '', quoted, plain = ''] = CELL.exec(text) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    const end = CELL.lastIndex;
    if (text[end] === '\n') {
      records.push({ cells, line: startLine });
      cells = [];
      line += 1;
      startLine = line;
    } else if (text[end] !== ',') {
      throw new Error(`${name}:${line}: stray ${JSON.stringify(text[end] ?? 'end')} after a cell`);
    }
    position = end + 1;
  }
  return records;
}
