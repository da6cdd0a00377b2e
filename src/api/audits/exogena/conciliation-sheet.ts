/** The conciliation of the formats with the balances: by account, what is in rows and what is left out and why. */
import type { TargetedAccount } from '#core/exogena/account-targets.ts';
import { type AccountBalance, exclusions } from '#core/exogena/contributions.ts';
import type { DrawnFormat } from '#core/exogena/draw-format.ts';
import { type ExogenaFormat, NO_CONCEPT } from '#core/exogena/format.ts';
import type { Cents } from '#core/money/money.ts';
import { columnLetters, type SheetToWrite, type WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { bookText } from './text.es.ts';

/** Columns before the amounts, and those of what is in rows. */
const NAMES = 6;
const IN_ROWS = 3;

interface Drawn {
  format: ExogenaFormat;
  drawn: DrawnFormat;
}

/** Amounts are numbers; differences and totals are formulas. */
export function conciliationSheet(accounts: readonly TargetedAccount[], all: readonly Drawn[]): SheetToWrite {
  const { sheet, heads, difference, total, rounding } = bookText.conciliation;
  const rows: WrittenCell[][] = [[...heads, ...exclusions.map((reason) => bookText.left[reason]), difference]];
  const bold = [0];
  for (const { format, drawn } of all) {
    const first = rows.length + 1;
    for (const balance of drawn.accounts) rows.push(accountRow(accounts, format, balance, rows.length + 1));
    if (drawn.accounts.length === 0) continue;
    bold.push(rows.length);
    rows.push(totalRow(total(format.key), drawn.accounts, { first, last: rows.length }));
    const rounded = drawn.rounding.reduce((sum, cents) => sum + cents, 0n);
    if (rounded !== 0n) rows.push([format.key, '', rounding, '', '', '', null, inPesos(-rounded)]);
  }
  const amounts = IN_ROWS + exclusions.length + 1;
  return {
    name: sheet,
    rows,
    look: {
      widths: [10, 14, 38, 12, 30, 14, ...Array.from({ length: amounts }, () => 18)],
      amounts: Array.from({ length: amounts }, (_, column) => NAMES + column),
      bold,
      head: { row: 0, last: rows.length - 1 },
    },
  };
}

const inPesos = (cents: Cents) => Number(cents) / 100;

function accountRow(
  accounts: readonly TargetedAccount[],
  format: ExogenaFormat,
  { account, target, ...balance }: AccountBalance,
  row: number,
): WrittenCell[] {
  const { code, name } = accounts[account]!;
  const { goal, standing, note } = target;
  const column = format.columns.find(({ key }) => key === goal?.column)?.name ?? note ?? '';
  const concept = goal === null || goal.concept === NO_CONCEPT ? '' : goal.concept;
  const says = bookText.conciliation.standing[standing];
  return [
    format.key,
    code,
    name,
    concept,
    column,
    says,
    ...amountsOf({ account, target, ...balance }),
    differenceOf(row),
  ];
}

function amountsOf({ balance, reported, minor, excluded }: AccountBalance): number[] {
  return [balance, reported, minor, ...exclusions.map((reason) => excluded.get(reason) ?? 0n)].map(inPesos);
}

/** The balance less all that accounts for it. */
function differenceOf(row: number): WrittenCell {
  const [balance, from] = [columnLetters(NAMES), columnLetters(NAMES + 1)];
  const to = columnLetters(NAMES + IN_ROWS + exclusions.length - 1);
  return { formula: `ROUND(${balance}${row}-SUM(${from}${row}:${to}${row}),2)`, result: 0 };
}

function totalRow(
  name: string,
  balances: readonly AccountBalance[],
  { first, last }: { first: number; last: number },
): WrittenCell[] {
  const sums = balances.map(amountsOf).reduce((all, one) => all.map((sum, column) => sum + one[column]!));
  const cells = sums.map((result, column): WrittenCell => {
    const letters = columnLetters(NAMES + column);
    return { formula: `SUM(${letters}${first}:${letters}${last})`, result };
  });
  return [name, '', '', '', '', '', ...cells, differenceOf(last + 1)];
}
