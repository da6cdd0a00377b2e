/**
 * Flat tables exported from Biable, recognised by the names of its cubes (`ID_CUENTA`, `ID_TERC`, `LAPSO_DOC`,
 * `ID_CO`), and those with a combined key in the account cell: account, branch, cost centre and NIT
 * (`120520-0-00-800011002`).
 */
import { amountFields, type Columns, type Field, type RawRow } from '#core/reading/format.ts';
import { findHeaderRow, matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';

export interface TableHeader {
  row: number;
  columns: Columns;
}

/** Measures of the cubes: `SALDOS_DEB_MES_L2`. Among several ledgers the second is the official one. */
const MEASURES: Readonly<Record<(typeof amountFields)[number], RegExp>> = {
  opening: /^saldos? ini/,
  debit: /^saldos? deb/,
  credit: /^saldos? cre/,
  closing: /^saldos? fin/,
};
const OFFICIAL = / l2$/;
const PARTY_NAMES = /^(desc|descripcion|nombre|razon social)( del)? terc/;
const ACCOUNT_NAMES = /^(desc|nombre) (de la )?cuenta$/;
/** Without the last part the posting has no third party. */
const KEY = /^\s*(\d{4,12})-(\w{1,4})-(\w{1,4})(?:-(\w{4,20}))?\s*$/;

/** Header of a cube table. The opening is optional: closing minus movement. */
export function findCube(sheet: Sheet): TableHeader | null {
  for (const { number, cells } of sheet.head) {
    const headers = cells.map(plainText);
    if (!headers.includes('id cuenta')) continue;
    const columns = matchHeaders(cells);
    const set = (field: Field, test: RegExp) => {
      const found = headers.flatMap((header, column) => (test.test(header) ? [column] : []));
      const column = found.find((candidate) => OFFICIAL.test(headers[candidate]!)) ?? found[0];
      if (column !== undefined) columns[field] ??= column;
    };
    for (const field of amountFields) set(field, MEASURES[field]);
    set('thirdPartyName', PARTY_NAMES);
    set('name', ACCOUNT_NAMES);
    const { code, debit, credit, closing } = columns;
    if ([code, debit, credit, closing].every((column) => column !== undefined)) return { row: number, columns };
  }
  return null;
}

/** A flat table with combined keys; at least one of its first rows has a NIT in the key. */
export function findKeyed(sheet: Sheet): TableHeader | null {
  const header = findHeaderRow(sheet);
  if (!header) return null;
  const { columns, row } = header;
  const isKeyed = sheet.head.some(
    ({ number, cells }) => number > row && KEY.exec(text(cells[columns.code!] ?? null))?.[4] !== undefined,
  );
  return isKeyed ? header : null;
}

export function keyedRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = tabularRow(columns);
  return (row) => {
    const raw = read(row);
    const key = KEY.exec(text(raw?.code ?? null));
    if (!raw || !key) return raw;
    const [, code, branch, , id] = key;
    raw.kind = 'detail';
    raw.code = code!;
    raw.branch = branch!;
    raw.id = id ?? null;
    if (id === undefined) raw.thirdPartyName = null;
    return raw;
  };
}
