/** The unit and the currency that a report states of its figures, wherever it does: titles, headers, notes at its foot. */
import { amountFields, type Detection } from '../format.ts';
import type { Cell, Sheet, SheetRow } from '../workbook.ts';
import type { FileUnit } from './question.ts';
import { currencyAfter, currencyIn, unitAfter, unitIn } from './unit-words.es.ts';

/** Longest note read, in characters. */
const LONGEST = 300;
/** Cells of a row of a cover; a table has more. */
const MOST_CELLS = 3;
/** A note below the headers: names of accounts there have the same words. */
const NOTE =
  /^\W*(?:notas?|cifras|valores|saldos|importes|montos|expresad|unidad|escala|moneda|amounts|figures|(?:en |in )?(?:miles|millones|thousands|millions)|\$)/i;

export interface Statement<Value> {
  value: Value;
  /** The words. */
  text: string;
  row: number;
}

export class StatedUnit {
  unit: Statement<Exclude<FileUnit, 'pesos'>> | null = null;
  currency: Statement<string> | null = null;

  /** Sees the name of the sheet, and its rows to the headers. */
  constructor({
    sheet: { name, head },
    headerRow,
    groupRow,
    columns,
  }: Pick<Detection, 'sheet' | 'headerRow' | 'groupRow' | 'columns'>) {
    this.#read(name, 0);
    for (const { cells, number } of head) {
      if (number > headerRow) break;
      if (number === groupRow) continue;
      for (const cell of cells) if (typeof cell === 'string' && cell.length <= LONGEST) this.#read(cell, number);
      if (number === headerRow) for (const field of amountFields) this.#readHeader(cells[columns[field] ?? -1], number);
    }
  }

  /** Sees the pages of text beside the table: a cover says of which unit the figures are. */
  seeCovers(sheets: readonly Sheet[]): void {
    for (const { hidden, head } of sheets) {
      const isText = head.every(
        ({ cells }) => cells.filter((cell) => cell !== null && cell !== '').length <= MOST_CELLS,
      );
      const cells = hidden || !isText ? [] : head.flatMap((row) => row.cells);
      if (cells.some((cell) => typeof cell === 'number')) continue;
      for (const cell of cells) if (typeof cell === 'string' && cell.length <= LONGEST) this.#read(cell, 0);
    }
  }

  /** Sees a row below the headers that is none of the table. */
  see({ cells, number }: SheetRow): void {
    for (const cell of cells)
      if (typeof cell === 'string' && cell.length <= LONGEST && NOTE.test(cell)) this.#read(cell, number);
  }

  /** `Saldo final USD`, `Saldo final MM`. */
  #readHeader(cell: Cell | undefined, row: number): void {
    if (typeof cell !== 'string') return;
    const currency = this.currency ? null : currencyAfter(cell);
    if (currency) this.currency = { value: currency, text: cell, row };
    const unit = this.unit ? null : unitAfter(cell);
    if (unit) this.unit = { value: unit, text: cell, row };
  }

  #read(text: string, row: number): void {
    const unit = this.unit ? null : unitIn(text);
    if (unit) this.unit = { value: unit, text, row };
    const currency = this.currency ? null : currencyIn(text);
    if (currency) this.currency = { value: currency, text, row };
  }
}
