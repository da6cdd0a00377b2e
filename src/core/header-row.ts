/** Finds the header row of a sheet by the names of its columns, whatever their accents, case and punctuation. */
import { settleAmbiguous } from './ambiguous-headers.es.ts';
import { mendAccents } from './damaged-accents.ts';
import { amountFields, type Columns, type Field } from './format.ts';
import { headerAliases } from './header-aliases.es.ts';
import type { Cell, Sheet } from './workbook.ts';

/** Unaccented, lower case, single spaces, no punctuation. A lost character (U+FFFD) stays as `?`: it matches any letter. */
export function plainText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return mendAccents(cell)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\ufffd/g, '?')
    .replace(/[^a-z0-9?]+/g, ' ')
    .trim();
}

function fits(header: string, alias: string): boolean {
  if (header === alias) return true;
  if (!header.includes('?') || header.length !== alias.length) return false;
  for (let index = 0; index < header.length; index++) {
    if (header[index] !== '?' && header[index] !== alias[index]) return false;
  }
  return true;
}

/** The columns that a row of headers names; each column serves one field. */
export function matchHeaders(cells: readonly Cell[]): Columns {
  const headers = cells.map(plainText);
  const taken = new Set<number>();
  const columns: Columns = {};
  // Amounts and ids first: `cuenta`, `nombre` and `saldo` are ambiguous and take what is left.
  const order: Field[] = [
    ...amountFields,
    'level',
    'transactional',
    'id',
    'dv',
    'branch',
    'period',
    'code',
    'thirdPartyName',
    'name',
  ];
  for (const field of order) {
    for (const alias of headerAliases[field]) {
      const column = headers.findIndex((header, index) => !taken.has(index) && header !== '' && fits(header, alias));
      if (column >= 0) {
        columns[field] = column;
        taken.add(column);
        break;
      }
    }
  }
  settleAmbiguous(headers, columns, taken);
  return columns;
}

export interface HeaderRow {
  /** 1-based. */
  row: number;
  columns: Columns;
}

/** The first row that names an account code and the four amounts. */
export function findHeaderRow(sheet: Sheet): HeaderRow | null {
  for (const { number, cells } of sheet.head) {
    const columns = matchHeaders(cells);
    if (columns.code !== undefined && amountFields.every((field) => columns[field] !== undefined))
      return { row: number, columns };
  }
  return null;
}
