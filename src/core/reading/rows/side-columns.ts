/**
 * Columns beside those of the balance that say of which company, month, book or currency a row is, or which voucher:
 * with one value they are the report's title, with several the file is more than one balance, or none.
 */
import type { Columns } from '../format.ts';
import { plainText } from '../headers/header-row.ts';
import { type SideKind, sideKind } from '../headers/side-headers.es.ts';
import type { Cell, Sheet, SheetRow } from '../workbook.ts';
import { text } from './raw-rows.ts';

/** Different values counted of a column; vouchers have one a row. */
const MOST_VALUES = 200;
/** Share of the rows in which a column is filled that says something of all of them. */
const NEARLY_ALL = 0.9;

export interface SideColumn {
  kind: SideKind;
  column: number;
  header: string;
  /** Number of rows by value, of the first different ones. */
  values: Map<string, number>;
  /** Row of the first occurrence of a value. */
  rows: Map<string, number>;
  filled: number;
}

interface Watched extends SideColumn {
  last: Cell;
  /** Rows since the last value changed. */
  repeated: number;
  written: string;
}

export class SideColumns {
  readonly #watched: readonly Watched[];
  /** Facts seen. */
  count = 0;

  constructor({ head }: Sheet, headerRow: number, columns: Columns) {
    const at = head.findIndex(({ number }) => number === headerRow);
    const [cells, above] = [head[at]?.cells ?? [], head[at - 1]?.cells ?? []];
    const taken = new Set(Object.entries(columns).flatMap(([field, column]) => (field === 'period' ? [] : [column])));
    this.#watched = Array.from({ length: Math.max(cells.length, 0) }, (_, column) => {
      const header = cells[column] ?? above[column] ?? null;
      const kind = taken.has(column) ? null : column === columns.period ? 'month' : sideKind(plainText(header));
      return kind === null ? [] : [watch(kind, column, text(header))];
    }).flat();
  }

  /** No column says anything of its rows: they need not be seen. */
  get isEmpty(): boolean {
    return this.#watched.length === 0;
  }

  see({ cells, number }: SheetRow): void {
    this.count++;
    for (const side of this.#watched) {
      const cell = cells[side.column] ?? null;
      if (cell === side.last) {
        side.repeated++;
        continue;
      }
      settle(side);
      side.last = cell;
      side.written = text(cell);
      side.repeated = 1;
      if (side.written !== '' && !side.rows.has(side.written) && side.rows.size < MOST_VALUES)
        side.rows.set(side.written, number);
    }
  }

  /** Columns of a kind, with their values so far. */
  of(kind: SideKind): readonly SideColumn[] {
    const found = this.#watched.filter((side) => side.kind === kind);
    for (const side of found) settle(side);
    return found;
  }

  /** Columns of a kind that are filled in nearly every row. */
  filled(kind: SideKind): readonly SideColumn[] {
    return this.of(kind).filter(({ filled }) => filled > 0 && filled >= this.count * NEARLY_ALL);
  }
}

function watch(kind: SideKind, column: number, header: string): Watched {
  return { kind, column, header, values: new Map(), rows: new Map(), filled: 0, last: null, repeated: 0, written: '' };
}

function settle(side: Watched): void {
  const { written, repeated, values } = side;
  side.repeated = 0;
  if (written === '' || repeated === 0) return;
  side.filled += repeated;
  const before = values.get(written);
  if (before !== undefined || values.size < MOST_VALUES) values.set(written, (before ?? 0) + repeated);
}

/** The only value of a column; null if it has several or none. */
export function onlyValue({ values }: SideColumn): string | null {
  return values.size === 1 ? values.keys().next().value! : null;
}
