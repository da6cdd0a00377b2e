/**
 * Tables in blocks: a line with the id and name of a third party (or with the words for nobody), and the accounts of it
 * below, without a column of third parties.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { readThirdPartyCell, type ThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { footWords } from '#core/reading/headers/header-aliases.es.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { emptyRow } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { looseTotalOf } from '#core/reading/rows/total-lines.es.ts';
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
  const [first, second] = below.filter(({ cells }) => cells.some((cell) => text(cell) !== ''));
  if (!first || !second) return false;
  const opened = openedBy(first.cells, columns);
  const code = normaliseAccountCode(text(second.cells[columns.code!] ?? null));
  if (opened === null || code === null || !hasFigures(second.cells, columns)) return false;
  // The columns of third parties are filled in the lines that open blocks alone.
  if (hasColumns(columns)) return partyCells(second.cells, columns).length === 0;
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
    const opened = openedBy(row.cells, columns) ?? namedBy(row.cells, columns);
    if (opened !== null) {
      current = opened;
      return heading;
    }
    const raw = classify(row);
    if (raw?.kind !== 'unknown') return raw;
    if (isOfBlock(row.cells, current)) raw.kind = 'part_total';
    else if (normaliseAccountCode(text(raw.code)) !== null) {
      // A row of nobody is no title of what other blocks have of its account.
      raw.kind = 'detail';
      raw.id = current.id;
      raw.thirdPartyName = current.name === '' ? null : current.name;
    }
    return raw;
  };
}

/** The total of a block, by its words or by the name of its third party. */
function isOfBlock(cells: readonly Cell[], { id, name }: ThirdPartyCell): boolean {
  const words = cells.map(plainText).find((found) => found !== '') ?? '';
  return looseTotalOf(words) === 'part' || words === plainText(name) || words === plainText(id);
}

function hasColumns({ id, thirdPartyName }: Columns): boolean {
  return id !== undefined || thirdPartyName !== undefined;
}

/** Filled cells of the columns of third parties. */
function partyCells(cells: readonly Cell[], { id, thirdPartyName }: Columns): string[] {
  return [id, thirdPartyName].map((column) => text(cells[column ?? -1] ?? null)).filter((cell) => cell !== '');
}

function hasFigures(cells: readonly Cell[], columns: Columns): boolean {
  // Words in the place of a figure belong to a line of text.
  return amountFields.some((field) => /^[^\p{L}]+$|\d/u.test(text(cells[columns[field] ?? -1] ?? null)));
}

/** The third party of a line that opens a block; null for any other. */
function openedBy(cells: readonly Cell[], columns: Columns): ThirdPartyCell | null {
  if (hasFigures(cells, columns)) return null;
  const filled = cells.map(text).filter((cell) => cell !== '');
  const own = hasColumns(columns) ? partyCells(cells, columns) : filled;
  if (own.length === 0 || own.length < filled.length || filled.length > MOST_CELLS) return null;
  const line = filled.join(' ');
  const written = withoutLabel(line);
  if (namesNobody(line) || namesNobody(written) || /^0+$/.test(written)) return NOBODY;
  const found = readThirdPartyCell(written);
  if (!found || (found.name === '' && !hasColumns(columns))) return null;
  // Without the word for an id, short numbers are codes of accounts, and names alone those of levels.
  if (hasColumns(columns) || written !== line) return found;
  return found.id !== null && isOfThirdParty(found.id) ? found : null;
}

/** Among blocks, any other line of words: a third party whose id is missing or of no known shape. */
function namedBy(cells: readonly Cell[], columns: Columns): ThirdPartyCell | null {
  if (hasFigures(cells, columns) || text(cells[columns.code!] ?? null) === '') return null;
  const filled = cells.map(text).filter((cell) => cell !== '');
  const line = filled.join(' ');
  const isLine = filled.length <= MOST_CELLS && /^\P{N}*\p{L}{3}/u.test(line);
  return isLine && !footWords.test(plainText(line)) && looseTotalOf(plainText(line)) === null
    ? { id: null, name: line }
    : null;
}
