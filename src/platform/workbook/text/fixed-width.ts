/**
 * Reports printed in fixed columns, as accounting programs of character screens do: no separator, amounts aligned to the
 * right, page headers repeated. The columns are the stretches that are blank in no row of figures.
 */

/** Columns of a printed table, left to right: the first position of each, and whether its cells are figures. */
export interface FixedColumns {
  starts: readonly number[];
  ends: readonly number[];
  areFigures: readonly boolean[];
}

const IS_FIGURE = /^(?:-?\(?\$?-?\d[\d.,]*\)?-?|-)$/;
/** Its words reach over columns. */
const TOTAL = /^\W*(?:T ?O ?T ?A ?L|SUMAS?|GRAN TOTAL|SUBTOTAL)/i;
const SAMPLE_LINES = 400;
/** Fewer rows leave gaps by chance inside names. */
const LEAST_ROWS = 8;
/** Rows are at least this share of the lines: in prose, figures end a line now and then. */
const LEAST_SHARE = 0.25;
/** Code or name, and four amounts. */
const LEAST_COLUMNS = 5;
/** Opening, debits, credits and closing, at the end of every row. */
const AMOUNTS = 4;
/** A longer line is no printed one. */
const LONGEST = 1000;
/** Titles that a header has at least. */
const LEAST_TITLES = 4;

/** Null where the text is no table in fixed columns. */
export function fixedColumns(lines: readonly string[]): FixedColumns | null {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
  const rows = sample.filter(isRow).map((line) => line.trimEnd());
  if (rows.length < LEAST_ROWS || rows.length < sample.length * LEAST_SHARE || rows.some((row) => row.includes('\t')))
    return null;
  const table = rows.filter((row) => !TOTAL.test(row));
  const stretches = filledStretches(table);
  const header = sample.find((line) => !isRow(line) && titlesOf(line).length >= LEAST_TITLES);
  const titled = header === undefined ? stretches : joinUntitled(stretches, titlesOf(header));
  if (titled.length < LEAST_COLUMNS) return null;
  const areFigures = titled.map(({ start, end }) => {
    const cells = table.map((row) => row.slice(start, end).trim()).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => IS_FIGURE.test(cell));
  });
  if (!areFigures.slice(-AMOUNTS).every(Boolean)) return null;
  return { starts: titled.map(({ start }) => start), ends: titled.map(({ end }) => end), areFigures };
}

/** A row of the table: words, and the four amounts after blanks. */
function isRow(line: string): boolean {
  if (line.length > LONGEST) return false;
  const words = line.trim().split(/\s+/);
  return words.length > AMOUNTS && words.slice(-AMOUNTS).every((word) => IS_FIGURE.test(word));
}

/** Cells of a line: those of its columns in a row or a header, else its phrases. */
export function fixedCells(line: string, columns: FixedColumns): string[] {
  if (line.length > LONGEST) return [line];
  const text = line.replaceAll('\f', '').trimEnd();
  if (isRow(text)) return cutAt(text, columns);
  const titles = titlesOf(text);
  if (titles.length < LEAST_TITLES) return titles.length === 0 ? [text.trim()] : titles.map((title) => title.text);
  const cells = columns.starts.map(() => '');
  for (const title of titles) {
    const column = nearestColumn(title, columns);
    cells[column] = `${cells[column]} ${title.text}`.trim();
  }
  return cells;
}

interface Stretch {
  start: number;
  end: number;
}

/** Positions that some row fills, joined. */
function filledStretches(rows: readonly string[]): Stretch[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const filled = new Uint8Array(width + 1);
  for (const row of rows) for (let at = 0; at < row.length; at++) if (row[at] !== ' ') filled[at] = 1;
  const found: Stretch[] = [];
  let start = -1;
  for (let at = 0; at <= width; at++) {
    if (filled[at] === 1 && start < 0) start = at;
    if (filled[at] === 0 && start >= 0) {
      found.push({ start, end: at });
      start = -1;
    }
  }
  return found;
}

/** A stretch below no title is the rest of the words before it; figures have titles of their own. */
function joinUntitled(stretches: readonly Stretch[], titles: readonly Title[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const isTitled = titles.some(({ start, end }) => start < stretch.end && end > stretch.start);
    const before = joined.at(-1);
    if (isTitled || before === undefined) joined.push({ ...stretch });
    else before.end = stretch.end;
  }
  return joined;
}

interface Title extends Stretch {
  text: string;
}

/** Words of a line, those a single blank apart together. */
function titlesOf(line: string): Title[] {
  if (!/\p{L}/u.test(line)) return [];
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }));
}

function nearestColumn({ start, end }: Title, { starts, ends }: FixedColumns): number {
  const distances = starts.map((from, column) => Math.max(from - end, start - ends[column]!));
  return distances.indexOf(Math.min(...distances));
}

/** Boundaries never split a word: a figure wider than those of the sample reaches into the gap before it. */
function cutAt(text: string, { starts, ends, areFigures }: FixedColumns): string[] {
  const cuts = starts.slice(1).map((start, index) => {
    let at = areFigures[index + 1] ? Math.floor((ends[index]! + start) / 2) : start;
    if (areFigures[index + 1]) while (at > 0 && isInside(text, at)) at--;
    else while (at < text.length && isInside(text, at)) at++;
    return at;
  });
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index] ?? text.length).trim());
}

function isInside(text: string, at: number): boolean {
  return at < text.length && text[at] !== ' ' && text[at - 1] !== ' ';
}
