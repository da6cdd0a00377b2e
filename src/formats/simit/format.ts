/**
 * Simit: codes staggered over the first columns, one per level of the chart, then `Nombre | Saldo Anterior | Débito |
 * Crédito | Saldo Actual`. Evidence: one parser. A number in those columns that is not under the account above is a
 * third party.
 */
import type { Columns, Detection, Format, RawRow } from '#core/reading/format.ts';
import { amountFields } from '#core/reading/format.ts';
import { matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { cellReader, emptyRow, hasAmounts } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';

/** Minimum number of code columns. */
const LEAST_LEVELS = 4;

function detectIn(sheet: Sheet): Detection[] {
  for (const { number, cells } of sheet.head) {
    const headers = cells.map(plainText);
    const name = headers.indexOf('nombre');
    if (name < LEAST_LEVELS || headers.slice(1, name).some((header) => header !== '')) continue;
    const { opening, debit, credit, closing } = matchHeaders(cells);
    if (opening === undefined || debit === undefined || credit === undefined || closing === undefined) continue;
    const columns: Columns = { code: 0, name, opening, debit, credit, closing };
    const title = readReportTitle(sheet.head.filter((line) => line.number < number));
    return [{ sheet, headerRow: number, columns, score: 85, title }];
  }
  return [];
}

export const format: Format = {
  key: 'simit',
  name: 'Simit',
  softwareId: null,
  evidence: 'told',
  detect: ({ sheets }) => sheets.flatMap(detectIn),
  rows: ({ columns }) => staggeredRows(columns),
};

/** A number too long for a chart level and not under the account above. */
function isNumberApart(found: string, parent: string): boolean {
  return parent !== '' && !found.startsWith(parent) && found.length > 4;
}

function staggeredRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  /** Open code of each level, by column. */
  const open: string[] = [];
  let leaf = { code: '', name: '' };
  return ({ cells }) => {
    for (const field of amountFields) raw[field] = read(cells, field);
    const level = cells.slice(0, columns.name).findIndex((cell) => text(cell) !== '');
    const name = text(read(cells, 'name'));
    const found = text(cells[level] ?? null);
    if (totalOf(plainText(found || name)) === 'report') {
      raw.kind = 'grand_total';
      return raw;
    }
    if (level < 0 && !hasAmounts(raw)) return null;
    const parent = open.slice(0, level).findLast((code) => code !== undefined) ?? '';
    const isNobody = /^0*$/.test(found);
    const isThirdParty = leaf.code !== '' && (isNobody || !/^\d/.test(found) || isNumberApart(found, parent));
    if (!isThirdParty) {
      open.length = level;
      // Cells hold whole codes, or only the digits of their level.
      open[level] = found.startsWith(parent) ? found : parent + found;
      leaf = { code: open[level]!, name };
    }
    raw.kind = isThirdParty ? 'detail' : 'unknown';
    raw.code = leaf.code;
    raw.name = leaf.name;
    raw.id = isThirdParty && !isNobody ? found : null;
    raw.thirdPartyName = raw.id === null ? null : name;
    return raw;
  };
}
