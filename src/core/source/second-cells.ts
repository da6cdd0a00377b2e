/** Cells of second files: days, amounts by the file's own decimal mark, labels of their first rows, problems in few words. */
import { plainName } from '#core/identity/plain-name.ts';
import { type Cents, centsFromNumber } from '#core/money/money.ts';
import { amountShape, type DecimalMark, parseAmount } from '#core/reading/cells/amount-text.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';

/** Problems that are told one by one. */
const MOST_TOLD = 5;

/** The first problems in full, the rest counted by `more`. */
export function firstProblems(problems: readonly string[], more: (count: number) => string): string[] {
  if (problems.length <= MOST_TOLD) return [...problems];
  return [...problems.slice(0, MOST_TOLD), more(problems.length - MOST_TOLD)];
}

/** Day of a date as a cell has it or as it is written, `31-03-2026`, `20260331`; null for no day. */
export function dayIn(written: string): string | null {
  const iso = /^(\d{4})[-/](\d\d)[-/](\d\d)(?!\d)/.exec(written) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(written);
  const spoken = iso === null ? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(written) : null;
  const [year, month, day] = iso === null ? [spoken?.[3], spoken?.[2], spoken?.[1]] : iso.slice(1);
  if (year === undefined || month === undefined || day === undefined) return null;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== found ? null : found;
}

/**
 * The decimal mark of a file whose amounts are texts, from the first that leaves no doubt. Where none does, groups of three
 * digits are thousands: `119.000` is no amount with three decimals.
 */
export function markOfCells(cells: Iterable<Cell>): DecimalMark {
  let doubtful: DecimalMark | null = null;
  for (const cell of cells) {
    const shape = typeof cell === 'string' ? amountShape(cell) : null;
    if (shape?.kind === 'certain') return shape.mark;
    if (shape?.kind === 'doubtful') doubtful ??= shape.thousands === '.' ? ',' : '.';
  }
  return doubtful ?? '.';
}

/** Cents of a cell, zero where it is empty; null for no amount. */
export function amountOf(cell: Cell, mark: DecimalMark): Cents | null {
  if (cell === null || cell === '') return 0n;
  if (typeof cell === 'number') return centsFromNumber(cell);
  return typeof cell === 'string' ? parseAmount(cell, mark) : null;
}

/** Of a cell that is longer, its beginning: words are searched in it, and no real one is. */
const LONGEST = 500;

export function textOf(cell: Cell | undefined): string {
  return String(cell ?? '')
    .slice(0, LONGEST)
    .trim();
}

/** What stands beside a label in the first rows, `Identificación: 900.123.456`, in the same cell or the next with something. */
export function labelled(rows: readonly SheetRow[], label: RegExp): string | null {
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const written = textOf(cell);
      const [name = '', ...rest] = written.split(':');
      if (!label.test(plainName(name))) continue;
      const own = rest.join(':').trim();
      if (own !== '') return own;
      const next = cells.slice(at + 1).find((one) => textOf(one) !== '');
      if (next !== undefined) return textOf(next);
    }
  return null;
}
