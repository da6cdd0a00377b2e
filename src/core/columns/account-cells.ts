/**
 * Account of a row: from one cell with its code (and possibly its name), from two digits per cell, or from one level
 * per cell.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { isZeros, splitCode } from '#core/reading/cells/code-and-name.ts';
import { OR_THIRD_PARTY } from '#core/reading/cells/damaged-code.es.ts';
import type { Columns, RawRow } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { looseTotalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { AccountsBySums } from './accounts-by-sums.ts';
import { balanceCell } from './balance-cell.ts';
import type { ColumnMapping } from './column-mapping.ts';

export interface Account {
  code: string;
  name: Cell;
  /** The code cell as in the file. */
  written: string;
}

type Figures = Pick<RawRow, 'opening' | 'debit' | 'credit' | 'closing'>;

const LEVEL_WIDTHS = new Set([1, 2, 4, 6, 8, 10, 12]);
/** Codes up to this length are too short for a third-party id. */
const SURE_WIDTH = 4;

/**
 * Stateful reader: where third parties share the code column, only codes that continue an account above are accounts.
 */
export function accountReader(mapping: ColumnMapping): (cells: readonly Cell[]) => Account | null {
  const { code, codeLayout, name, id, thirdParties } = mapping;
  const isNamed = name !== null && !code.includes(name);
  const nameOf = (cells: readonly Cell[]): Cell => (isNamed ? (cells[name] ?? null) : null);
  const whole = (cells: readonly Cell[], column: number): Account | null => {
    const written = text(cells[column] ?? null);
    const split = isNamed ? null : splitCode(written);
    const found = normaliseAccountCode(split?.digits ?? written);
    return found === null || isZeros(found) ? null : { code: found, name: split?.name ?? nameOf(cells), written };
  };
  const segments = (cells: readonly Cell[]): Account | null => {
    const joined = joinSegments(code.map((column) => text(cells[column] ?? null)));
    return joined === null ? null : { code: joined, name: nameOf(cells), written: joined };
  };
  const levels = (cells: readonly Cell[]): Account | null => {
    for (const column of code.toReversed()) {
      const found = whole(cells, column);
      if (found) return found;
    }
    return null;
  };
  const read = (cells: readonly Cell[]): Account | null => {
    if (codeLayout === 'segments') return segments(cells);
    return codeLayout === 'levels' ? levels(cells) : whole(cells, code[0]!);
  };
  const shared = thirdParties === 'below' && codeLayout === 'whole' && (id === null || code.includes(id));
  return shared ? continuing(read, isBareIn(mapping), figuresIn(mapping)) : read;
}

/**
 * Joins segments: `13`, `5`, `5`, `1` → 13050501, each segment after the first padded to two digits; `1`, `3`, `05` → 1305. Null when the
 * first is not a group.
 */
function joinSegments(cells: readonly string[]): string | null {
  const [group = '', ...rest] = cells.map((cell) => cell.replace(/\.0+$/, ''));
  if (!/^\d{1,2}$/.test(group)) return null;
  let code = group;
  for (const segment of rest) {
    if (!/^\d{1,2}$/.test(segment)) break;
    // Below a class the group has one digit.
    code += code.length === 1 && segment.length === 1 ? segment : segment.padStart(2, '0');
  }
  return code;
}

/** Whether a row has nothing in the columns of amounts. */
function isBareIn({ opening, debit, credit, closing }: ColumnMapping): (cells: readonly Cell[]) => boolean {
  const columns = [opening, debit, credit, closing].flatMap((column) =>
    column !== null && typeof column === 'object' ? [column.debit, column.credit] : (column ?? []),
  );
  return (cells) => columns.every((column) => text(cells[column] ?? null) === '');
}

function firstWords(cells: readonly Cell[]): string {
  return cells.map(plainText).find((words) => words !== '') ?? '';
}

/** The amounts of a row; of a balance in two columns, debit less credit is left to the rows. */
function figuresIn({ opening, debit, credit, closing }: ColumnMapping): (cells: readonly Cell[]) => Figures {
  const own = { opening, debit, credit, closing };
  const columns: Columns = {};
  return (cells) => ({
    opening: balanceCell(cells, own.opening, 'opening', columns),
    debit: balanceCell(cells, own.debit, 'debit', columns),
    credit: balanceCell(cells, own.credit, 'credit', columns),
    closing: balanceCell(cells, own.closing, 'closing', columns),
  });
}

/**
 * Filters candidates by the chart: third-party ids do not continue an account above. Where the first account is a title
 * without figures, so are all, and what has figures is a third party.
 */
function continuing(
  read: (cells: readonly Cell[]) => Account | null,
  isBare: (cells: readonly Cell[]) => boolean,
  figuresIn: (cells: readonly Cell[]) => Figures,
): (cells: readonly Cell[]) => Account | null {
  const open: string[] = [];
  let seen = false;
  let printsLevels = true;
  let printsAccounts = false;
  let areBare = false;
  let sums: AccountsBySums | null = null;
  return (cells) => {
    const account = read(cells);
    if (account === null || !LEVEL_WIDTHS.has(account.code.length)) {
      if (sums !== null && looseTotalOf(firstWords(cells)) === null) sums.take(figuresIn(cells));
      return null;
    }
    const { code } = account;
    // Where accounts of four digits are printed, an id does not continue the class or group that it begins like.
    const least = printsAccounts && code.length > SURE_WIDTH ? SURE_WIDTH : 0;
    const parent = open.findLast(
      ({ length }, at) => length >= least && length < code.length && code.startsWith(open[at]!),
    );
    if (!seen) {
      printsLevels = code.length <= SURE_WIDTH;
      areBare = !printsLevels && isBare(cells);
    }
    if (areBare) {
      seen = true;
      return isBare(cells) ? account : null;
    }
    if (seen && code.length > SURE_WIDTH && parent === undefined) {
      const kind = printsLevels ? 'third_party' : sums!.kindOf(code, figuresIn(cells));
      // What nothing tells is reported, not guessed.
      if (kind === null) return { ...account, code: `${account.written}${OR_THIRD_PARTY}` };
      if (kind === 'third_party') return null;
    }
    if (!printsLevels) {
      if (sums === null) sums = new AccountsBySums(code, figuresIn(cells));
      else sums.open(code, figuresIn(cells));
    }
    seen = true;
    printsAccounts ||= code.length === SURE_WIDTH;
    while (open.length > 0 && !(code.startsWith(open.at(-1)!) && open.at(-1)!.length < code.length)) open.pop();
    open.push(code);
    return account;
  };
}
