/** Tree layout: `110505 CAJA GENERAL`, its third parties, `Total 110505 …`, all in the first column. */

import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { cellReader, emptyRow, hasAmounts, hasFigures } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';
import type { SheetRow } from '#core/reading/workbook.ts';

const ACCOUNT = /^(\d{1,12})\s+(\S.*)$/;
const LEVELS = new Set([1, 2, 4, 6, 8, 10, 12]);

export function treeRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  /** Open accounts, the class first. */
  const open: { code: string; name: string }[] = [];
  /** Number of digits of top-level accounts; 0 before the first. */
  let top = 0;
  const names = new Set<string>();
  return ({ cells }) => {
    const first = text(cells[0] ?? null);
    const words = plainText(first);
    for (const field of amountFields) raw[field] = read(cells, field);
    if (words === '' && !hasAmounts(raw)) return null;
    const closed = /^(?:sub ?)?total (?:cuenta )?(\d+)/.exec(words)?.[1];
    if (closed !== undefined) {
      while (open.length > 0 && open.at(-1)!.code.startsWith(closed)) open.pop();
      return null;
    }
    const total = totalOf(words, names);
    if (total === 'part') return null;
    if (total === 'report') {
      raw.kind = 'grand_total';
      return raw;
    }
    const account = accountOf(
      first,
      open.map(({ code }) => code),
      top,
    );
    if (account) {
      top ||= account.code.length;
      names.add(plainText(account.name));
      while (open.length > 0 && !account.code.startsWith(open.at(-1)!.code)) open.pop();
      open.push(account);
    } else if (!hasFigures(raw)) return null;
    const current = open.at(-1);
    const thirdParty = account ? null : readThirdPartyCell(first);
    raw.code = current?.code ?? null;
    raw.name = current?.name ?? null;
    raw.id = thirdParty?.id ?? null;
    raw.thirdPartyName = thirdParty?.name ?? null;
    raw.kind = account ? 'unknown' : 'detail';
    return raw;
  };
}

/** Maximum digits of a top-level account: a longer number may be a third party. */
const SHORT = 4;

/** A number of a level's width that continues an open account (or is top-level): third-party ids do not. */
function accountOf(cell: string, open: readonly string[], top: number): { code: string; name: string } | null {
  const [, code, name] = ACCOUNT.exec(cell) ?? [];
  if (code === undefined || !LEVELS.has(code.length) || open.includes(code)) return null;
  const parent = open.findLast((candidate) => code.startsWith(candidate) && code.length > candidate.length);
  const isTop = code.length === 1 || code.length === top || (top === 0 && code.length <= SHORT);
  const fits = isTop || (parent !== undefined && code.length - parent.length <= 2);
  return fits ? { code, name: name! } : null;
}
