/** What each row of a Siesa report is, by the first column. */
import { amountFields, type Columns, type RawRow } from '#core/format.ts';
import { totalWords } from '#core/header-aliases.es.ts';
import { plainText } from '#core/header-row.ts';
import { readPartyCell } from '#core/party-cell.ts';
import { cellReader, emptyRow, hasAmounts } from '#core/raw-row.ts';
import { text } from '#core/raw-rows.ts';
import type { Cell, SheetRow } from '#core/workbook.ts';

/** Characters that the id takes after the space that sets third parties in. */
const ID_WIDTH = 19;
/** What the package writes where a posting has no third party. */
const NOBODY = /^generico\b/;

export function classifyRows(columns: Columns): (row: SheetRow) => RawRow | null {
  const read = cellReader(columns);
  const raw = emptyRow();
  let account = '';
  let accountName: Cell = null;
  let isOver = false;
  return ({ cells }) => {
    // Below the total stand the program's version and the number of the page.
    if (isOver) return null;
    const first = cells[0] ?? null;
    const words = plainText(first);
    for (const field of amountFields) raw[field] = read(cells, field);
    if (words === '' && !hasAmounts(raw)) return null;
    if (totalWords.test(words)) {
      isOver = true;
      raw.kind = 'grand_total';
      return raw;
    }
    const description = text(read(cells, 'name'));
    if (/^\d[\d.]*$/.test(text(first)) && description !== '') {
      account = text(first);
      accountName = description;
      setParty(raw, null, null);
      raw.kind = 'unknown';
    } else {
      if (raw.debit === null && raw.credit === null && raw.closing === null) return null;
      const party = splitParty(first === null ? '' : String(first));
      setParty(raw, party.id, party.name);
      raw.kind = 'detail';
    }
    raw.code = account;
    raw.name = accountName;
    return raw;
  };
}

function setParty(raw: RawRow, id: Cell, name: Cell): void {
  raw.id = id;
  raw.thirdPartyName = name;
}

function splitParty(cell: string): { id: Cell; name: Cell } {
  if (NOBODY.test(plainText(cell))) return { id: null, name: null };
  const fixed = cell.startsWith(' ') && cell.length > ID_WIDTH + 1 && /^\S+\s*$/.test(cell.slice(1, ID_WIDTH + 1));
  if (fixed) return { id: cell.slice(1, ID_WIDTH + 1).trim(), name: cell.slice(ID_WIDTH + 1).trim() };
  const party = readPartyCell(cell);
  return { id: party?.id ?? null, name: party?.name ?? null };
}
