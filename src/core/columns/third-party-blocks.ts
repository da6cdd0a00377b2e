/**
 * Tables in blocks: a line with the id and name of a third party (or with the words for nobody), and the accounts of it
 * below, without a column of third parties.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { readThirdPartyCell, type ThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { emptyRow } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { isOfThirdParty, withoutLabel } from './third-party-labels.es.ts';

type Classify = (row: SheetRow) => RawRow | null;

/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;
const NOBODY: ThirdPartyCell = { id: null, name: '' };
/** Cells of a line that opens a block: a label, the id and the name. */
const MOST_CELLS = 3;

/** Whether the first row below the headers opens a block: the next one is an account, and not one of its own below it. */
export function isInBlocks(below: readonly SheetRow[], columns: Columns): boolean {
  if (columns.id !== undefined || columns.thirdPartyName !== undefined) return false;
  const [first, second] = below.filter(({ cells }) => cells.some((cell) => text(cell) !== ''));
  if (!first || !second) return false;
  const opened = openedBy(first.cells, columns);
  const code = normaliseAccountCode(text(second.cells[columns.code!] ?? null));
  if (opened === null || code === null || !hasFigures(second.cells, columns)) return false;
  if (opened.id === null) return true;
  // The title of an account, and its third parties below it, is the other way round.
  const isAccount = pucAccount(opened.id.slice(0, SURE_WIDTH)) !== null && code.length > opened.id.length;
  return !isAccount && !code.startsWith(opened.id);
}

/** Gives the rows of each block its third party. */
export function inBlocks(classify: Classify, columns: Columns): Classify {
  let current = NOBODY;
  const heading: RawRow = { ...emptyRow(), kind: 'heading' };
  return (row) => {
    const opened = openedBy(row.cells, columns);
    if (opened !== null) {
      current = opened;
      return heading;
    }
    const raw = classify(row);
    if (raw && raw.kind === 'unknown' && normaliseAccountCode(text(raw.code)) !== null) {
      raw.id = current.id;
      raw.thirdPartyName = current.id === null ? null : current.name;
    }
    return raw;
  };
}

function hasFigures(cells: readonly Cell[], columns: Columns): boolean {
  // Words in the place of a figure belong to a line of text.
  return amountFields.some((field) => /^[^\p{L}]+$|\d/u.test(text(cells[columns[field] ?? -1] ?? null)));
}

/** The third party of a line that opens a block; null for any other. */
function openedBy(cells: readonly Cell[], columns: Columns): ThirdPartyCell | null {
  if (hasFigures(cells, columns)) return null;
  const filled = cells.map(text).filter((cell) => cell !== '');
  if (filled.length === 0 || filled.length > MOST_CELLS) return null;
  const line = filled.join(' ');
  if (namesNobody(line)) return NOBODY;
  const written = withoutLabel(line);
  const found = readThirdPartyCell(written);
  if (!found?.id || found.name === '') return null;
  // Without the word for an id, short numbers are codes of accounts.
  return written !== line || isOfThirdParty(found.id) ? found : null;
}
