/**
 * The tight loop of the fast lane: rows in the form of almost every exporter, `<row r="9">` with cells such as `<c
 * r="A9" s="1" t="s"><v>12</v></c>`, `<c r="B9"><v>12.5</v></c>` or `<c r="C9" s="2"/>`. Any other form, or an
 * incomplete one, is left untouched for the scanner, which knows the rest of the dialect.
 */
import { type Cell, MAX_ROWS } from '#core/reading/workbook.ts';
import { numberFromBytes } from '../cells/number-bytes.ts';
import type { RowBuilder } from '../cells/row-builder.ts';
import type { ByteWindow } from './byte-window.ts';
import { half, word } from './byte-words.ts';
import type { SheetContext } from './xlsx-cell-value.ts';

/** Integers up to this many digits are exact. */
const EXACT_DIGITS = 15;

const QUOTE = 0x22;
const MINUS = 0x2d;
/** A byte is a digit when `byte ^ ZERO` is at most 9, and that is its value. */
const ZERO = 0x30;
const LT = 0x3c;
const GT = 0x3e;
/** The byte before A: letters are 1 to 26 relative to it. */
const BEFORE_A = 0x40;

// Four letters in one comparison.
const ROW = word('<row');
const REFERENCE = word(' r="');
const CELL = word('<c r');
const CELL_REFERENCE = half('="');
const STYLE = word(' s="');
const TYPE = word(' t="');
const SHARED = half('s"');
const EMPTY = half('/>');
const VALUE = word('><v>');
const VALUE_END = word('</v>');
const CELL_END = word('</c>');
const ROW_END = word('</ro');
const ROW_END_REST = half('w>');

/**
 * Reads plain rows from `from` on, starting inside one when `row` is open, until the visitor stops (`row.stopped`) or
 * something is not plain. Returns the offset where it stopped. Throws `UnreadableFile` when a row exceeds a limit.
 */
export function readPlainRows(window: ByteWindow, from: number, row: RowBuilder, context: SheetContext): number {
  const { bytes, view } = window;
  let at = from;
  for (;;) {
    if (row.isOpen) {
      at = readPlainCells(window, at, row, context);
      if (view.getInt32(at, true) !== ROW_END || view.getInt16(at + 4, true) !== ROW_END_REST) return at;
      at += 6;
      row.close();
      if (row.stopped) return at;
    }
    if (view.getInt32(at, true) !== ROW || view.getInt32(at + 4, true) !== REFERENCE) return at;
    let next = at + 8;
    let number = 0;
    for (let digit = bytes[next]! ^ ZERO; digit <= 9; digit = bytes[++next]! ^ ZERO) number = number * 10 + digit;
    if (bytes[next] !== QUOTE || bytes[next + 1] !== GT || number > MAX_ROWS) return at;
    row.open(number);
    at = next + 2;
  }
}

/** Cells of one row. Every look-ahead is at most a few bytes beyond a byte of the part. */
function readPlainCells(
  { bytes, view, end }: ByteWindow,
  from: number,
  row: RowBuilder,
  context: SheetContext,
): number {
  const { strings, dateStyles, percentStyles } = context;
  let at = from;
  for (;;) {
    if (view.getInt32(at, true) !== CELL || view.getInt16(at + 4, true) !== CELL_REFERENCE) return at;
    let next = at + 6;
    let column = 0;
    for (let letter = bytes[next]! - BEFORE_A; letter >= 1 && letter <= 26; letter = bytes[++next]! - BEFORE_A)
      column = column * 26 + letter;
    // The row number in the reference is redundant: only its length is needed.
    next += row.digits;
    if (column === 0 || bytes[next++] !== QUOTE) return at;
    let style = 0;
    if (view.getInt32(next, true) === STYLE) {
      next += 4;
      for (let digit = bytes[next]! ^ ZERO; digit <= 9; digit = bytes[++next]! ^ ZERO) style = style * 10 + digit;
      if (bytes[next++] !== QUOTE) return at;
    }
    const shared = view.getInt32(next, true) === TYPE;
    if (shared && view.getInt16(next + 4, true) !== SHARED) return at;
    if (shared) next += 6;
    if (view.getInt16(next, true) === EMPTY) {
      row.keep(column - 1, null);
      at = next + 2;
      continue;
    }
    if (view.getInt32(next, true) !== VALUE) return at;
    const start = next + 4;
    const first = bytes[start] === MINUS ? start + 1 : start;
    let number = 0;
    next = first;
    for (let digit = bytes[next]! ^ ZERO; digit <= 9; digit = bytes[++next]! ^ ZERO) number = number * 10 + digit;
    const whole = bytes[next] === LT && next > first && next - first <= EXACT_DIGITS;
    let value: Cell | undefined;
    if (shared) value = whole && first === start ? strings[number] : undefined;
    else if (dateStyles[style] === true || percentStyles?.[style] === true) return at;
    else if (whole) value = first === start ? number : -number;
    else {
      while (next < end && bytes[next] !== LT) next++;
      value = numberFromBytes(bytes, start, next);
      if (typeof value === 'string') return at;
    }
    if (value === undefined) return at;
    if (view.getInt32(next, true) !== VALUE_END || view.getInt32(next + 4, true) !== CELL_END) return at;
    row.keep(column - 1, value);
    at = next + 8;
  }
}
