/**
 * Aliaddo: `Código | Tercero | Saldo Inicial | Débito | Crédito | Saldo Final`, without a column for the account's name. Evidence:
 * one parser; that the first row of an account names the account in that same column is assumed.
 */
import { flatFormat } from '#core/columns/flat-format.ts';
import type { Columns, RawRow } from '#core/reading/format.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';

const HEADERS = ['codigo', 'tercero', 'saldo inicial', 'debito', 'credito', 'saldo final'];

export const format = flatFormat({
  key: 'aliaddo',
  name: 'Aliaddo',
  softwareId: null,
  evidence: 'told',
  score: 75,
  own: ({ headers, columns }) =>
    headers.filter((header) => header !== '').length === HEADERS.length &&
    HEADERS.every((header) => headers.includes(header))
      ? columns
      : null,
  rows: ({ columns }) => aliaddoRows(columns),
});

function aliaddoRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = tabularRow(columns);
  let account: Cell = null;
  let accountName: Cell = null;
  return (row) => {
    const raw = read(row);
    if (!raw || raw.kind === 'grand_total') return raw;
    const isFirst = raw.code !== account;
    account = raw.code;
    if (isFirst) accountName = null;
    if (isFirst && raw.id === null) {
      accountName = raw.thirdPartyName;
      raw.thirdPartyName = null;
    }
    raw.name = accountName;
    return raw;
  };
}
