/** Codes of accounts in several columns named by the levels of the chart: `Clase`, `Grupo`, `Cuenta`, `Subcuenta`. */
import type { Cell, SheetRow } from '../workbook.ts';

const LEVELS: readonly RegExp[] = ['clase', 'grupo', '(?:cuenta|cta)', 'sub ?(?:cuenta|cta)', '(?:auxiliar|aux)'].map(
  (level) => new RegExp(`^(?:(?:codigo|cod) (?:de (?:la |el )?)?)?${level}$`),
);
/** Fewer columns are an account and something else. */
const LEAST_COLUMNS = 3;
const LEAST_ROWS = 2;
/** Share of the rows that must have codes as a layout says. */
const MOST = 0.9;
/** Digits of the longest part of a code. */
const LONGEST_PART = 2;

export interface LevelColumns {
  columns: readonly number[];
  /** `levels`: a column has the whole code of its level; `segments`: what its level adds to the one before. */
  layout: 'levels' | 'segments';
}

/** `headers`: normalised, by column. Null where the columns hold words, or there are fewer than three. */
export function levelColumns(headers: readonly string[], below: readonly SheetRow[]): LevelColumns | null {
  const columns: number[] = [];
  for (const level of LEVELS) {
    const column = headers.findIndex((header, at) => at > (columns.at(-1) ?? -1) && level.test(header));
    if (column >= 0) columns.push(column);
  }
  // The last may be of third parties.
  for (; columns.length >= LEAST_COLUMNS; columns.pop()) {
    const rows = below.flatMap(({ cells }) => partsOf(columns.map((column) => cells[column] ?? null)));
    const layout = rows.length < LEAST_ROWS ? null : layoutOf(rows);
    if (layout !== null) return { columns, layout };
  }
  return null;
}

/** The written parts of a row, one row or none. */
function partsOf(cells: readonly Cell[]): string[][] {
  const parts = cells.map((cell) => String(cell ?? '').trim()).filter((part) => part !== '');
  return parts.length === 0 ? [] : [parts];
}

function layoutOf(rows: readonly (readonly string[])[]): LevelColumns['layout'] | null {
  const isUsual = (test: (parts: readonly string[]) => boolean) => rows.filter(test).length >= rows.length * MOST;
  if (!isUsual((parts) => parts.every((part) => /^\d+$/.test(part)))) return null;
  const areLevels = (parts: readonly string[]) =>
    parts.every((part, at) => at === 0 || (part.startsWith(parts[at - 1]!) && part.length > parts[at - 1]!.length));
  if (isUsual(areLevels)) return 'levels';
  return isUsual((parts) => parts.every(({ length }) => length <= LONGEST_PART)) ? 'segments' : null;
}
