/**
 * Codes of accounts that do not begin their cells: between marks (`[11050501] Caja`, `11050501*`), with underscores,
 * behind a word that all of them have (`PUC 11050501`), or behind the name (`Caja (11050501)`). One way for a file, and
 * only where its codes cannot be read as they are.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { splitCode } from '../cells/code-and-name.ts';
import { plainText } from '../headers/header-row.ts';
import type { Cell, SheetRow } from '../workbook.ts';
import { looseTotalOf } from './total-lines.es.ts';

type Mend = (written: string) => string;

const LEAST_CODES = 3;
/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;
const NAME_FIRST = /^(.*\p{L}.*?)\s*[-–—:|/([]\s*(\d[\d./-]*)\s*[)\]]?$/u;
const WORD_FIRST = /^(\p{L}[\p{L}.]{0,11})[\s.:#-]*(?=\d)/u;

const withoutMarks: Mend = (written) =>
  written
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(\d[\d./_-]*)[^\p{L}\p{N}\s./-]+(?=\s|$)/u, '$1')
    .replace(/^\d[\d_]*/, (code) => code.replaceAll('_', '-'));
const codeFirst: Mend = (written) => written.replace(NAME_FIRST, '$2 $1');
const withoutWord: Mend = (written) => written.replace(WORD_FIRST, '');

/** What reads the cells of a column as codes; null where they are, or nothing does. */
function mendFor(cells: readonly Cell[]): Mend | null {
  const written = cells.flatMap((cell) => (typeof cell === 'string' && mayBeCode(cell) ? [cell.trim()] : []));
  const numbers = cells.filter((cell) => typeof cell === 'number').length;
  const countOf = (mend: Mend) => written.filter((cell) => isCode(mend(cell))).length;
  const isUsual = (count: number) => count >= LEAST_CODES && count * 2 > written.length + numbers;
  if (numbers > 0 || isUsual(countOf((cell) => cell))) return null;
  const words = new Set(written.flatMap((cell) => WORD_FIRST.exec(cell)?.[1] ?? []));
  const ways = words.size === 1 ? [withoutMarks, codeFirst, withoutWord] : [withoutMarks, codeFirst];
  return ways.find((mend) => isUsual(countOf(mend))) ?? null;
}

/** Whether a cell has digits and is no total: `Total 11050501`. */
function mayBeCode(cell: string): boolean {
  return /\d/.test(cell) && looseTotalOf(plainText(cell)) === null;
}

function isCode(written: string): boolean {
  const split = splitCode(written);
  const code = split && normaliseAccountCode(split.digits);
  return code !== null && (code.length < SURE_WIDTH || pucAccount(code.slice(0, SURE_WIDTH)) !== null);
}

/** The classifier that `make` gives, of rows whose codes begin their cells. `head`: the rows below the headers. */
export function withMendedCodes<Read>(
  head: readonly SheetRow[],
  column: number,
  make: (head: readonly SheetRow[]) => (row: SheetRow) => Read,
): (row: SheetRow) => Read {
  const mend = mendFor(head.map(({ cells }) => cells[column] ?? null));
  if (mend === null) return make(head);
  const mended = ({ number, cells }: SheetRow): SheetRow => {
    const cell = cells[column];
    if (typeof cell !== 'string' || !mayBeCode(cell)) return { number, cells };
    return { number, cells: cells.with(column, mend(cell.trim())) };
  };
  const classify = make(head.map(mended));
  return (row) => classify(mended(row));
}
