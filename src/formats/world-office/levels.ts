/** Layout with one column per level: each cell is `code name`; the last is a third party, or the account again. */

import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import type { Columns, RawRow } from '#core/reading/format.ts';
import { cellReader, emptyRow } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { SheetRow } from '#core/reading/workbook.ts';

const ACCOUNT = /^(\d{1,16})\s*[-–]?\s*(.*)$/;

export function levelRows(columns: Columns, levels: readonly number[]): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  return ({ cells }) => {
    const deepest = levels
      .map((column) => text(cells[column] ?? null))
      .filter((cell) => ACCOUNT.test(cell))
      .at(-1);
    if (deepest === undefined) return null;
    const [, code, name] = ACCOUNT.exec(deepest)!;
    const last = text(read(cells, 'thirdPartyName'));
    const thirdParty = last === '' || last === deepest ? null : readThirdPartyCell(last);
    raw.code = code!;
    raw.name = name!;
    raw.id = thirdParty?.id ?? null;
    raw.thirdPartyName = thirdParty?.name ?? null;
    raw.kind = thirdParty ? 'detail' : 'unknown';
    for (const field of ['opening', 'debit', 'credit', 'closing'] as const) raw[field] = read(cells, field);
    return raw;
  };
}
