/**
 * An amount under a header that the table repeats (`Nuevo saldo` twice): the column whose figures add up in the rows is
 * read; where several do, with other figures, which one is asked.
 */
import { type AmountShape, amountShape, type DecimalMark, parseAmount } from '../cells/amount-text.ts';
import { type AmountField, amountFields } from '../format.ts';
import { findHeaderRow, plainText } from '../headers/header-row.ts';
import { text } from '../rows/raw-rows.ts';
import { TOLERANCE } from '../sign-convention.ts';
import { type Cell, columnLetters, type SheetRow } from '../workbook.ts';
import { booksBeside } from './books-beside.es.ts';
import type { ReadAnswers } from './question.ts';
import type { OfBook } from './settle-questions.ts';
import { chosen, type Named } from './side-companies.ts';

type Amounts = Record<AmountField, number>;

/** More choices than these are no repeated header. */
const MOST_CHOICES = 16;

/** The recognised table with the column of each amount that adds up, or the question which. */
export function withRepeated(recognised: OfBook, { columns: answer }: ReadAnswers): OfBook {
  const { detection } = recognised;
  const own = amountsOf(detection.columns);
  if (own === null || recognised.asked || recognised.issue || detection.given) return recognised;
  const { sheet, headerRow } = detection;
  const cells = sheet.head.find(({ number }) => number === headerRow)?.cells ?? [];
  const choices = choicesOf(own, cells.map(plainText), new Set(Object.values(detection.columns)));
  if (choices.length < 2 || hasPairs(recognised) || booksBeside(detection).length > 0) return recognised;
  const rows = sheet.head.filter(({ number }) => number > headerRow);
  const fitting = likeliest(choices, rows);
  const named = fitting.map((choice) => ({ choice, ...nameOf(choice, own, cells) }));
  const found = answer === undefined ? null : chosen(named, answer);
  const only = fitting.length === 1 ? fitting[0] : named.find(({ value }) => value === found?.value)?.choice;
  if (!only)
    return { ...recognised, asked: { kind: 'columns', choices: named.map(({ value, label }) => ({ value, label })) } };
  return { ...recognised, detection: { ...detection, columns: { ...detection.columns, ...only } } };
}

function amountsOf(columns: Partial<Amounts>): Amounts | null {
  const found = amountFields.map((field) => [field, columns[field]] as const);
  return found.every(([, column]) => column !== undefined) ? (Object.fromEntries(found) as Amounts) : null;
}

/** Balances in two columns repeat the words of their sides. */
function hasPairs({ detection: { sheet, headerRow } }: OfBook): boolean {
  const header = findHeaderRow(sheet);
  return header?.row === headerRow && Object.keys(header.pairs).length > 0;
}

/** Every choice of columns with the same headers, the first of each header first. */
function choicesOf(own: Amounts, headers: readonly string[], taken: ReadonlySet<number>): Amounts[] {
  let choices: Amounts[] = [own];
  for (const field of amountFields) {
    const header = headers[own[field]] ?? '';
    const others = headers.flatMap((other, column) =>
      header !== '' && other === header && !taken.has(column) ? [column] : [],
    );
    choices = choices.flatMap((choice) => [choice, ...others.map((column) => ({ ...choice, [field]: column }))]);
    if (choices.length > MOST_CHOICES) return [];
  }
  return choices;
}

/** Choices that add up in most rows; of those with the same figures the first. */
function likeliest(choices: readonly Amounts[], rows: readonly SheetRow[]): Amounts[] {
  const mark = markOf(rows, choices);
  const weighed = choices.map((choice) => {
    const figures = rows.map(({ cells }) => amountFields.map((field) => centsOf(cells[choice[field]] ?? null, mark)));
    return { choice, fits: figures.filter(addsUp).length, key: JSON.stringify(figures) };
  });
  const most = Math.max(...weighed.map(({ fits }) => fits));
  const best = weighed.filter(({ fits }) => fits === most);
  return best.filter(({ key }, at) => best.findIndex((other) => other.key === key) === at).map(({ choice }) => choice);
}

/** Whether a row moves, or stays, by as much as its balance changes, on either side. */
function addsUp([opening, debit, credit, closing]: readonly number[]): boolean {
  return Math.abs(Math.abs(closing! - opening!) - Math.abs(debit! - Math.abs(credit!))) <= TOLERANCE;
}

function markOf(rows: readonly SheetRow[], choices: readonly Amounts[]): DecimalMark {
  const columns = new Set(choices.flatMap((choice) => Object.values(choice)));
  for (const { cells } of rows)
    for (const column of columns) {
      const cell = cells[column];
      const shape: AmountShape = typeof cell === 'string' ? amountShape(cell) : { kind: 'bad' };
      if (shape.kind === 'certain') return shape.mark;
    }
  return ',';
}

function centsOf(cell: Cell, mark: DecimalMark): number {
  if (typeof cell === 'number') return Math.round(cell * 100);
  return typeof cell === 'string' ? Number(parseAmount(cell, mark) ?? 0n) : 0;
}

/** The letters of the columns under repeated headers, and those with their headers. */
function nameOf(choice: Amounts, own: Amounts, cells: readonly Cell[]): Named {
  const headers = cells.map(plainText);
  const isRepeated = (header: string | undefined) => headers.filter((other) => other === header).length > 1;
  const columns = amountFields
    .map((field) => choice[field])
    .filter((_, at) => isRepeated(headers[own[amountFields[at]!]]));
  const letters = columns.map(columnLetters);
  return {
    value: letters.join('-'),
    label: `${letters.join(', ')} (${columns.map((column) => text(cells[column]!)).join(', ')})`,
  };
}
