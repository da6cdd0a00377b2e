/** Writes into a sheet what is kept beside the settings: observations, columns of its own, rows that are not active. */
import { columnNames, type ReadSheet } from './book-words.es.ts';
import { entryKey, type KeptCells, type KeptContent, type KeptRow, liveKey } from './kept-content.ts';

type Row = (string | number | null)[];

export class KeptSheet {
  readonly #rows: readonly KeptRow[];
  /** Index by title: of the template, and then those of the company. */
  readonly #columns: ReadonlyMap<string, number>;

  /** `live`: what can be kept of, see `liveEntries`. */
  constructor(sheet: ReadSheet, { rows }: KeptContent, live: ReadonlySet<string>) {
    this.#rows = rows.filter((row) => row.sheet === sheet && live.has(liveKey(row)));
    const titles = this.#rows.flatMap(({ cells }) => cells.map(([title]) => title));
    const all = new Set<string>([...Object.values(columnNames[sheet]), ...titles]);
    this.#columns = new Map([...all].map((title, index) => [title, index]));
  }

  titles(): Row {
    return [...this.#columns.keys()];
  }

  /** Rows of a category, one for each of its entries. */
  active(category: string, entries: readonly unknown[], rows: readonly Row[]): Row[] {
    const kept = new Map(this.#rows.filter((row) => row.category === category).map((row) => [row.entry, row.cells]));
    return rows.map((row, index) => this.#with(row, kept.get(entryKey(entries[index])) ?? []));
  }

  inactive(): Row[] {
    return this.#rows.filter(({ entry }) => entry === null).map(({ cells }) => this.#with([], cells));
  }

  #with(row: Row, cells: KeptCells): Row {
    if (cells.length === 0) return row;
    const all = Array.from({ length: this.#columns.size }, (_, index) => row[index] ?? null);
    for (const [title, cell] of cells) {
      const index = this.#columns.get(title)!;
      all[index] ??= cell;
    }
    return all;
  }
}
