/** Row classifier of a Siigo Pyme sheet: account, third party of the account above, total, or nothing. */

import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { splitNumber } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { cellReader, emptyRow, hasAmounts } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { looseTotalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import { isAccountBreak, isHeaderRepeated, type Layout } from './layout.es.ts';

export function classifyRows({ columns, segments, breakColumn }: Layout): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account = '';
  let accountName: Cell = null;
  return ({ cells }) => {
    for (const field of amountFields) raw[field] = read(cells, field);
    if (isHeaderRepeated(raw.debit)) return null;
    const own = segments.length > 1 ? joinSegments(segments, cells) : joinGroups(cells[segments[0]!] ?? null);
    // Ids are zero-padded; zeros only mean no third party.
    const number = text(read(cells, 'id')).replace(/^0+/, '');
    const together = splitNumber(number);
    const id = together?.id ?? number;
    const hasThirdParty = id !== '';
    const isAccount = isAccountBreak(cells[breakColumn] ?? null);
    if (own === null && !hasThirdParty) {
      const total = looseTotalOf(cells.map(plainText).find((words) => words !== '') ?? '');
      if (total === 'report') return asTotal(raw);
      // A break without code is a total above accounts.
      if (total === 'part' || account === '' || isAccount || !hasAmounts(raw)) return null;
    }
    const description = text(read(cells, 'name'));
    const isOfNobody = description === '' || namesNobody(description);
    if (own === null && !hasThirdParty && !isOfNobody && text(read(cells, 'id')) === '') return lost(raw, description);
    if (own !== null && own !== account) accountName = null;
    if (own !== null) account = own;
    if (own !== null && (!hasThirdParty || together)) accountName = description;
    raw.code = account;
    raw.name = accountName;
    raw.id = hasThirdParty ? id : null;
    raw.dv = hasThirdParty ? read(cells, 'dv') : null;
    raw.branch = hasThirdParty ? read(cells, 'branch') : null;
    raw.thirdPartyName = hasThirdParty ? (together?.name ?? description) : null;
    const isDetail = hasThirdParty || own === null || (breakColumn >= 0 && !isAccount);
    raw.kind = isDetail ? 'detail' : isAccount ? 'title' : 'unknown';
    return raw;
  };
}

/**
 * Below its account, amounts without code, id and text, or with `SIN TERCERO`, are postings without third party; with
 * other text they are something else, and reported.
 */
function lost(raw: RawRow, description: string): RawRow {
  raw.kind = 'unknown';
  raw.code = description;
  return raw;
}

function asTotal(raw: RawRow): RawRow {
  raw.kind = 'grand_total';
  return raw;
}

/**
 * Joins segments: `11`, `5`, `5`, `1` → 11050501, each after the group padded to two digits. Null when the group is
 * empty.
 */
function joinSegments(segments: readonly number[], cells: readonly Cell[]): string | null {
  const [group, ...rest] = segments.map((column) => text(cells[column] ?? null).replace(/\.0+$/, ''));
  if (!group || !/^\d{1,2}$/.test(group)) return null;
  let code = group;
  for (const segment of rest) {
    if (segment === '' || !/^\d{1,2}$/.test(segment)) break;
    code += segment.padStart(2, '0');
  }
  return code;
}

/** `13  05  05` in one cell; ten digits are zero-padded on the right. Null without a code. */
function joinGroups(cell: Cell): string | null {
  const code = text(cell)
    .replace(/\.0+$/, '')
    .replace(/[\s.-]/g, '');
  if (!/^\d{1,16}$/.test(code)) return null;
  const bare = code.length === 10 ? code.replace(/(00)+$/, '').replace(/^(\d)0$/, '$1') : code;
  return bare === '' ? null : bare;
}
