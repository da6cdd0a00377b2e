/**
 * Limits of one file over all its sheets and all passes over them. With limits per sheet or per pass alone, a file of a few
 * hundred bytes multiplies them.
 */
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { MAX_CELL_TEXT, MAX_INFLATED_BYTES } from '#core/reading/workbook.ts';
import { refused } from './unreadable.ts';

/** Cells of all passes, padding left of the last cell included: ninety columns in `MAX_ROWS` rows, three times. */
const MAX_CELLS = 300_000_000;
/** Cells that attributes repeat. Honest sheets repeat a few zeros; a repeated cell costs its reader as much as a written one. */
const MAX_REPEATED = 2_000_000;
/** The largest workbook that is read, two and a half times. */
const MAX_BYTES = 2.5 * MAX_INFLATED_BYTES;
/** Characters per cell before decoding: `&#x10FFFF;` and `_x000D_` stand for one each. */
const MAX_RAW_TEXT = 10 * MAX_CELL_TEXT;

export class FileBudget {
  #cells = 0;
  #repeated = 0;
  #bytes = 0;

  /** Counts cells of a row. Throws `UnreadableFile` (`file_too_large`) when the file has had its share; so do the others. */
  takeCells(count: number): void {
    this.#cells += count;
    if (this.#cells > MAX_CELLS) throw refused('file_too_large', { cells: this.#cells, most: MAX_CELLS });
  }

  /** Counts the second and later copies of a cell. */
  takeRepeated(count: number): void {
    this.#repeated += count;
    if (this.#repeated > MAX_REPEATED) throw refused('file_too_large', { cells: this.#repeated, most: MAX_REPEATED });
  }

  /** Counts inflated bytes. */
  takeBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > MAX_BYTES) throw refused('file_too_large', { size: this.#bytes, limit: MAX_BYTES });
  }
}

/** Whatever knows the row that is being read, for the error about one of its cells. */
export interface Placed {
  readonly place: { sheet?: string; row?: number };
}

const nowhere: Placed = { place: {} };

/** Refuses text by its bytes, before it is decoded. Throws `UnreadableFile` (`cell_too_long`). */
export function checkTextBytes(bytes: number): void {
  // UTF-8 takes three bytes for a character of the basic plane.
  if (bytes > 3 * MAX_RAW_TEXT) throw cellTooLong(nowhere);
}

/** Joins a piece of a cell's undecoded text to those before it. Throws `UnreadableFile` (`cell_too_long`). */
export function joinText(text: string, piece: string, at = nowhere): string {
  if (text.length + piece.length > MAX_RAW_TEXT) throw cellTooLong(at);
  return text + piece;
}

/** The decoded text of a cell, which no spreadsheet holds beyond `MAX_CELL_TEXT`. Throws `UnreadableFile` (`cell_too_long`). */
export function cellText(text: string, at = nowhere): string {
  if (text.length > MAX_CELL_TEXT) throw cellTooLong(at);
  return text;
}

function cellTooLong({ place }: Placed): UnreadableFile {
  return new UnreadableFile({ code: 'cell_too_long', ...place, data: { limit: MAX_CELL_TEXT } });
}
