/**
 * A table in blocks by third party whose first line carries the sums of its accounts, with or without levels among them:
 * told as such where it is not read, instead of what each of its rows lacks as an account.
 */
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Detection } from '../format.ts';
import { text } from '../rows/raw-rows.ts';
import { amountColumns, figuresIn, markOf } from './head-figures.ts';

/** Blocks of several accounts that chance does not explain. */
const FEWEST_BLOCKS = 2;
const LEVEL_DIGITS = 4;

interface Line {
  row: number;
  /** Digits of its code, or of the id in its place. */
  code: string;
  figures: readonly number[];
}

/** 1-based row of the first line that is the sum of its block; null for any other table. */
export function summedBlocks({ sheet, headerRow, columns }: Detection): number | null {
  const amounts = amountColumns(columns);
  if (amounts === null || columns.code === undefined || columns.id !== undefined) return null;
  const rows = sheet.head.filter(({ number }) => number > headerRow);
  const mark = markOf(rows, Object.values(amounts));
  const lines = rows.flatMap((row): Line[] => {
    const figures = figuresIn(row, amounts, mark);
    const code = text(row.cells[columns.code!] ?? null).replace(/\D/g, '');
    return figures.some((cents) => cents !== 0) ? [{ row: row.number, code, figures }] : [];
  });
  const blocks = blocksOf(lines);
  const several = blocks.filter(({ inner }) => inner.length > 1).length;
  const heads = blocks.map(({ head }) => head);
  const areThirdParties = isMostly(heads, ({ code }) => !isAccount(code));
  const areAccounts = isMostly(
    blocks.flatMap(({ inner }) => inner),
    ({ code }) => isAccount(code),
  );
  return several >= FEWEST_BLOCKS && areThirdParties && areAccounts ? heads[0]!.row : null;
}

/** Lines that are the sum of those after them, levels left out; none unless such blocks follow each other to the end. */
function blocksOf(lines: readonly Line[]): { head: Line; inner: Line[] }[] {
  const blocks: { head: Line; inner: Line[] }[] = [];
  for (let at = 0; at < lines.length; ) {
    const head = lines[at]!;
    if (isLevel(head, lines[at + 1])) return blocks;
    const left = [...head.figures];
    const inner: Line[] = [];
    let next = at + 1;
    while (next < lines.length && (inner.length === 0 || left.some((cents) => cents !== 0))) {
      const line = lines[next++]!;
      if (isLevel(line, lines[next])) continue;
      inner.push(line);
      line.figures.forEach((cents, index) => {
        left[index]! -= cents;
      });
    }
    // The sample ends within the last block; before it, what is no sum ends the search.
    if (left.some((cents) => cents !== 0)) return next >= lines.length && blocks.length > 0 ? blocks : [];
    blocks.push({ head, inner });
    at = next;
    // The block's total below it.
    while (at < lines.length && isTotal(lines[at]!, head)) at++;
  }
  return blocks;
}

function isLevel({ code }: Line, next: Line | undefined): boolean {
  return code !== '' && next !== undefined && next.code.length > code.length && next.code.startsWith(code);
}

function isTotal({ code, figures }: Line, head: Line): boolean {
  return (code === '' || code === head.code) && figures.every((cents, index) => cents === head.figures[index]);
}

function isAccount(code: string): boolean {
  return code.length >= LEVEL_DIGITS && code.length <= 10 && pucAccount(code.slice(0, LEVEL_DIGITS)) !== null;
}

function isMostly(lines: readonly Line[], test: (line: Line) => boolean): boolean {
  return lines.length > 0 && lines.filter(test).length * 2 > lines.length;
}
