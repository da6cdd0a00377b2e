/** Reports that name each account in a line of its own, `Cuenta: 11050501 Caja`, above rows without a column of codes. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { splitCode } from '../cells/code-and-name.ts';
import { amountFields, type Columns } from '../format.ts';
import type { Cell, SheetRow } from '../workbook.ts';

/** Words that introduce a code. */
const LABEL = /^\p{L}[\p{L}\s.]{0,40}[:#.\-–]?\s*(?=\d)/u;
/** Cells of such a line: a label, the code and the name. */
const MOST_CELLS = 3;
/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;

export interface AccountLine {
  code: string;
  name: string;
}

/** The account that a line without figures names; null for any other row. */
export function accountLine(cells: readonly Cell[], columns: Columns): AccountLine | null {
  if (amountFields.some((field) => columns[field] !== undefined && wordsOf(cells[columns[field]] ?? null) !== ''))
    return null;
  const filled = cells.map(wordsOf).filter((cell) => cell !== '');
  if (filled.length === 0 || filled.length > MOST_CELLS) return null;
  const split = splitCode(filled.join(' ').replace(LABEL, ''));
  const code = split?.name ? normaliseAccountCode(split.digits) : null;
  return code === null ? null : { code, name: split!.name! };
}

/** Whether the first row below the headers is the line of an account that the chart has, or of a level of it. */
export function beginsWithAccount(below: readonly SheetRow[], columns: Columns): boolean {
  const lines = below.filter(({ cells }) => cells.some((cell) => wordsOf(cell) !== ''));
  const first = lines[0] && accountLine(lines[0].cells, columns);
  if (!first) return false;
  const named = lines.map(({ cells }) => accountLine(cells, columns)?.code ?? '');
  const codes = named.filter((code) => code.length >= SURE_WIDTH);
  return codes.length > 0 && codes.every((code) => pucAccount(code.slice(0, SURE_WIDTH)) !== null);
}

function wordsOf(cell: Cell): string {
  return cell === null ? '' : String(cell).trim();
}
