/** Rows of a format, and its accounts, in a worker thread. */
import { proposedTarget } from '#core/exogena/account-targets.ts';
import type { DrawnRow } from '#core/exogena/draw-format.ts';
import { booksColumns, type ExogenaFormat, type FormatKey } from '#core/exogena/format.ts';
import { exogenaFormat } from '#core/exogena/formats.es.ts';
import type { Lack } from '#core/exogena/reported-person.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ExogenaAccounts, ExogenaRow, ExogenaRows } from './contract.ts';
import { type DrawnYear, openDrawn, type YearTask } from './draw-formats.ts';
import { conceptsOf } from './read-mapping.ts';
import { columnsOf, leftDocument, sumAccounts } from './summarize.ts';

export interface RowsTask extends YearTask {
  format: FormatKey;
  lack: Lack | null;
  words: string;
  offset: number;
  limit: number;
}

/** Null where the books are not kept and were not given. */
export async function listExogenaRows(task: RowsTask): Promise<ExogenaRows | null> {
  const year = openDrawn(task);
  if (year === null) return null;
  const format = exogenaFormat(task.format);
  const names = conceptNames(format);
  const { drawn } = year.draw(format);
  const told = drawn.rows.map((row) => ({ amounts: row.amounts, document: rowDocument(year, format, row, names) }));
  const words = plainName(task.words).split(' ').filter(Boolean);
  const found = told.filter(({ document }) => fits(document, task.lack, words));
  return {
    columns: columnsOf(format),
    total: found.length,
    sums: booksColumns(format).map((_, column) =>
      toDecimal(found.reduce((sum, { amounts }) => sum + amounts[column]!, 0n)),
    ),
    offset: task.offset,
    rows: found.slice(task.offset, task.offset + task.limit).map(({ document }) => document),
  };
}

function fits({ number, name, concept, conceptName, lacks }: ExogenaRow, lack: Lack | null, words: readonly string[]) {
  if (lack !== null && !lacks.includes(lack)) return false;
  if (words.length === 0) return true;
  const text = plainName(`${number} ${name} ${concept} ${conceptName}`);
  return words.every((word) => text.includes(word));
}

/** Names of concepts by code. */
export function conceptNames(format: ExogenaFormat): ReadonlyMap<string, string> {
  return new Map(conceptsOf(format).map(({ code, name }) => [code, name]));
}

function rowDocument(
  year: DrawnYear,
  format: ExogenaFormat,
  row: DrawnRow,
  names: ReadonlyMap<string, string>,
): ExogenaRow {
  const { type, number, dv, name, lacks } = year.person(format, row);
  return {
    concept: row.concept,
    conceptName: names.get(row.concept) ?? '',
    type,
    number,
    dv,
    name,
    isMinor: row.isMinor,
    people: row.people,
    amounts: row.amounts.map(toDecimal),
    lacks,
  };
}

export interface AccountsTask extends YearTask {
  format: FormatKey;
}

/** Null where the books are not kept and were not given. */
export async function listExogenaAccounts(task: AccountsTask): Promise<ExogenaAccounts | null> {
  const year = openDrawn(task);
  if (year === null) return null;
  const format = exogenaFormat(task.format);
  const { drawn } = year.draw(format);
  const { accounts } = year.opened.books;
  const sums = sumAccounts(drawn.accounts);
  return {
    accounts: drawn.accounts.map(({ account, target, balance, reported, minor, excluded }) => {
      const { code, name, place } = accounts[account]!;
      const { goal, standing, confidence, note } = target;
      return {
        code,
        name,
        place,
        goal,
        proposed: proposedTarget(format.key, accounts[account]!).goal,
        standing,
        confidence,
        note,
        balance: toDecimal(balance),
        reported: toDecimal(reported),
        minor: toDecimal(minor),
        left: leftDocument(excluded),
      };
    }),
    balance: toDecimal(sums.balance),
    reported: toDecimal(sums.reported),
    minor: toDecimal(sums.minor),
    left: leftDocument(sums.left),
    rounding: toDecimal(drawn.rounding.reduce((sum, cents) => sum + cents, 0n)),
  };
}
