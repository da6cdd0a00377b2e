/** The flat layout: account rows without third party, then the account again with each third party in one cell. */
import type { Columns, RawRow } from '#core/format.ts';
import { readPartyCell } from '#core/party-cell.ts';
import { tabularRow } from '#core/tabular-row.ts';
import type { SheetRow } from '#core/workbook.ts';

export function flatRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = tabularRow(columns);
  return (row) => {
    const raw = read(row);
    if (!raw || raw.kind === 'grand_total') return raw;
    const party = readPartyCell(raw.thirdPartyName);
    raw.id = party?.id ?? null;
    raw.thirdPartyName = party?.name ?? null;
    raw.kind = party ? 'detail' : 'unknown';
    return raw;
  };
}
