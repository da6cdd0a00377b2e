/**
 * Zeus, "anexos de balance": a row per account, then one per third party with `-NIT` in the code cell. Evidence: one
 * parser; assumed: a lone dash means no third party, and ids may be negative numbers.
 */
import { type FlatTable, flatFormat } from '#core/columns/flat-format.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { cellReader, emptyRow } from '#core/reading/rows/raw-row.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';

/** Id after the dash, with DV if any; empty for no third party. */
const PARTY = /^\s*-\s*(|\w[\w.]*(?:-\d)?)\s*$/;

export const format = flatFormat({
  key: 'zeus',
  name: 'Zeus',
  softwareId: null,
  evidence: 'told',
  score: 80,
  own: (table) => (isZeus(table) ? table.columns : null),
  rows: ({ columns }) => zeusRows(columns),
});

function isZeus({ columns, below, above }: FlatTable): boolean {
  return (
    below.some(({ cells }) => (thirdPartyOf(cells[columns.code!] ?? null) ?? '').length > 3) ||
    above.some((words) => /\bzeus\b/.test(words))
  );
}

/** Id of a third-party row; null for any other row. */
function thirdPartyOf(code: Cell): string | null {
  if (typeof code === 'number') return code < 0 ? String(-code) : null;
  return typeof code === 'string' ? (PARTY.exec(code)?.[1] ?? null) : null;
}

function zeusRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const readAccount = tabularRow(columns);
  const raw = emptyRow();
  let account: Cell = null;
  let accountName: Cell = null;
  return (row) => {
    const id = thirdPartyOf(read(row.cells, 'code'));
    if (id === null) {
      const found = readAccount(row);
      if (found?.kind === 'unknown') [account, accountName] = [found.code, found.name];
      return found;
    }
    raw.kind = 'detail';
    raw.code = account;
    raw.name = accountName;
    raw.id = /^0*$/.test(id) ? null : id;
    raw.thirdPartyName =
      raw.id === null ? null : read(row.cells, columns.thirdPartyName === undefined ? 'name' : 'thirdPartyName');
    for (const field of amountFields) raw[field] = read(row.cells, field);
    return raw;
  };
}
