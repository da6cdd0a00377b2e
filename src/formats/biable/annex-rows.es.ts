/** Row classifier of a Siesa report, by the first column. */

import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { cellReader, emptyRow, hasFigures } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';

/** Width of the id after the space that indents third parties. */
const ID_WIDTH = 19;
/** Name for postings without third party. */
const NOBODY = /^generico\b/;

export function classifyRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account = '';
  let accountName: Cell = null;
  const names = new Set<string>();
  let isOver = false;
  return ({ cells }) => {
    const first = cells[0] ?? null;
    const words = plainText(first);
    for (const field of amountFields) raw[field] = read(cells, field);
    // Program version, page number and other notes.
    if (!hasFigures(raw) && !isAccount(first)) return null;
    const total = totalOf(words, names);
    if (total === 'part') return null;
    if (total === 'report') {
      isOver = true;
      raw.kind = 'grand_total';
      return raw;
    }
    const description = text(read(cells, 'name'));
    if (isAccount(first) && description !== '') {
      account = text(first);
      names.add(plainText(description));
      accountName = description;
      setThirdParty(raw, null, null);
      raw.kind = 'unknown';
    } else {
      const thirdParty = splitThirdParty(first === null ? '' : String(first));
      // Footer below the total: program version and page number.
      if (isOver && thirdParty.id === null) return null;
      setThirdParty(raw, thirdParty.id, thirdParty.name);
      raw.kind = 'detail';
    }
    raw.code = account;
    raw.name = accountName;
    return raw;
  };
}

function isAccount(cell: Cell): boolean {
  return /^\d[\d.]*$/.test(text(cell));
}

function setThirdParty(raw: RawRow, id: Cell, name: Cell): void {
  raw.id = id;
  raw.thirdPartyName = name;
}

function splitThirdParty(cell: string): { id: Cell; name: Cell } {
  if (NOBODY.test(plainText(cell))) return { id: null, name: null };
  const fixed = cell.startsWith(' ') && cell.length > ID_WIDTH + 1 && /^\S+\s*$/.test(cell.slice(1, ID_WIDTH + 1));
  if (fixed) return { id: cell.slice(1, ID_WIDTH + 1).trim(), name: cell.slice(ID_WIDTH + 1).trim() };
  const thirdParty = readThirdPartyCell(cell);
  return { id: thirdParty?.id ?? null, name: thirdParty?.name ?? null };
}
