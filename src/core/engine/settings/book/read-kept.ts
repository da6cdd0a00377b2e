/** Collects what the rows of a workbook have beside settings. */
import type { BookRow, BookTables } from './book-table.ts';
import { columnNames } from './book-words.es.ts';
import { entryKey, type GivenContent, type KeptCells, type KeptRow, namedKey } from './kept-content.ts';

type Of = { sheet: KeptRow['sheet']; key: string };

export class KeptReader {
  readonly #rows: KeptRow[] = [];
  readonly #named = new Set<string>();

  /** `entries`: what the row says, several for a range; `isNoted`: its observation is not a setting. */
  active(row: BookRow, { sheet, key: category }: Of, entries: readonly unknown[], isNoted = true): undefined {
    this.#named.add(namedKey({ sheet, category }));
    const cells = [...(isNoted ? noted(row, sheet) : []), ...row.others()];
    if (cells.length === 0) return;
    for (const entry of entries) this.#rows.push({ sheet, category, entry: entryKey(entry), cells });
  }

  inactive(row: BookRow, { sheet, key: category }: Of): undefined {
    this.#named.add(namedKey({ sheet, category }));
    this.#rows.push({ sheet, category, entry: null, cells: row.all() });
  }

  end(exogena: BookTables['exogena']): GivenContent {
    return { rows: this.#rows, exogena: exogena ?? [], named: this.#named, hasExogena: exogena !== null };
  }
}

/** The observation; that of a parameter explains how its value is written. */
function noted(row: BookRow, sheet: KeptRow['sheet']): KeptCells {
  const cell = row.cell('note');
  return sheet === 'parameters' || cell === null || cell === '' ? [] : [[columnNames[sheet].note, String(cell)]];
}
