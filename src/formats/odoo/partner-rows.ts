/** Rows of Odoo community's trial balance by partner: an account, its partners by name, and its total. */
import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { cellReader, emptyRow, hasAmounts, hasFigures } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';
import type { SheetRow } from '#core/reading/workbook.ts';
import { ACCOUNT_LINE } from './layout.es.ts';

export function partnerRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  return ({ cells }) => {
    const first = text(cells[0] ?? null);
    for (const field of amountFields) raw[field] = read(cells, field);
    const [, code, name] = ACCOUNT_LINE.exec(first) ?? [];
    if (code !== undefined) {
      raw.kind = 'title';
      raw.codeFrom = undefined;
      [raw.code, raw.name, raw.thirdPartyName] = [code, name!, null];
      return hasFigures(raw) ? raw : null;
    }
    if (totalOf(plainText(first)) === 'report') {
      raw.kind = 'grand_total';
      return raw;
    }
    if (!hasAmounts(raw)) return null;
    raw.kind = 'detail';
    raw.codeFrom = 'title';
    raw.thirdPartyName = namesNobody(first) ? null : first;
    return raw;
  };
}
