/**
 * One column of several keys, named as it is filled: `Cuenta-CO-CC-Tercero` over `11050501-0-00-860003020`. Its parts
 * are read as columns after the others. Cells of other parts than their header says stay as they are.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { mayMeanId } from '../cells/third-party-cell.ts';
import type { Cell, Sheet, SheetRow, Workbook } from '../workbook.ts';
import { matchHeaders } from './header-row.ts';

const SEPARATORS = ['-', '/', '|', '_', '·', '.'];
const SEPARATED = /[-/|_·.]/;
/** Rows with all parts that say so. */
const LEAST_ROWS = 2;
/** Digits of the shortest id. */
const LEAST_ID = 5;

interface Joined {
  /** Row of the headers. */
  row: number;
  column: number;
  separator: string;
  headers: readonly string[];
  /** Where its parts are read. */
  from: number;
}

/** The sheets of a workbook with the parts of a joined column beside them. */
export function withJoinedKeys(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map(withParts);
  return sheets.every((sheet, at) => sheet === workbook.sheets[at]) ? workbook : { ...workbook, sheets };
}

function withParts(sheet: Sheet): Sheet {
  const joined = joinedIn(sheet.head);
  if (joined === null) return sheet;
  const { row, from, headers } = joined;
  const widened = ({ number, cells }: SheetRow): SheetRow => {
    if (number < row) return { number, cells };
    const parts = number === row ? headers : partsOf(cells[joined.column] ?? null, joined);
    if (parts === null) return { number, cells };
    const padding = Array.from({ length: Math.max(0, from - cells.length) }, () => null);
    return { number, cells: [...cells.slice(0, from), ...padding, ...parts.map((part) => part || null)] };
  };
  return { ...sheet, head: sheet.head.map(widened), scan: (visit) => sheet.scan((at) => visit(widened(at))) };
}

/** The column whose header names a code and a third party, over cells of as many parts; null if there is none. */
function joinedIn(head: readonly SheetRow[]): Joined | null {
  const columns = joinedColumns(head);
  if (columns.length === 0) return null;
  for (const [at, { number, cells }] of head.entries())
    for (const { column, separator, last } of columns) {
      const cell = cells[column];
      if (at >= last || typeof cell !== 'string' || !cell.includes(separator) || /\d/.test(cell)) continue;
      const headers = cell.split(separator).map((part) => part.trim());
      if (headers.includes('')) continue;
      const { code, id, thirdPartyName } = matchHeaders(headers);
      if (code !== 0 || (id ?? thirdPartyName) === undefined) continue;
      const from = Math.max(...head.map(({ cells }) => cells.length));
      const joined = { row: number, column, separator, headers, from };
      if (areJoined(head.slice(at + 1), joined, (id ?? thirdPartyName)!)) return joined;
    }
  return null;
}

/** A column with enough cells of a separator and a digit. */
interface JoinedColumn {
  column: number;
  separator: string;
  /** Place of the first of the last such rows: its header stands above. */
  last: number;
}

/** In order of columns and separators. To name the columns of a title takes longer. */
function joinedColumns(head: readonly SheetRow[]): JoinedColumn[] {
  const found: JoinedColumn[] = [];
  const width = Math.max(0, ...head.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column++) {
    const filled = head.flatMap(({ cells }, at) => {
      const cell = cells[column];
      return typeof cell === 'string' && /\d/.test(cell) && SEPARATED.test(cell) ? [{ at, cell }] : [];
    });
    for (const separator of SEPARATORS) {
      const last = filled.filter(({ cell }) => cell.includes(separator)).at(-LEAST_ROWS);
      if (last !== undefined) found.push({ column, separator, last: last.at });
    }
  }
  return found;
}

/** Whether nearly all cells are codes with parts behind them, ids among them. */
function areJoined(below: readonly SheetRow[], joined: Joined, idAt: number): boolean {
  const filled = below.map(({ cells }) => cells[joined.column] ?? null).filter((cell) => cell !== null && cell !== '');
  const parts = filled.map((cell) => partsOf(cell, joined)).filter((found) => found !== null);
  const whole = parts.filter((found) => {
    const id = found[idAt] ?? '';
    return id.replace(/\D/g, '').length >= LEAST_ID && mayMeanId(id);
  });
  return whole.length >= LEAST_ROWS && parts.length * 2 > filled.length;
}

/** The parts of a cell; null where it has more than the header, or begins with no code. */
function partsOf(cell: Cell, { separator, headers }: Joined): readonly string[] | null {
  if (typeof cell === 'number') return [String(cell)];
  if (typeof cell !== 'string') return null;
  const parts = cell.split(separator).map((part) => part.trim());
  return parts.length <= headers.length && normaliseAccountCode(parts[0]!) !== null ? parts : null;
}
