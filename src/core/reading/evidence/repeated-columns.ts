/**
 * An amount under a header that the table repeats (`Nuevo saldo` twice): the column whose figures add up in the rows is
 * read; where several do, with other figures, which one is asked.
 */

import { amountFields } from '../format.ts';
import { findHeaderRow, plainText } from '../headers/header-row.ts';
import { booksBeside } from '../questions/books-beside.es.ts';
import type { ReadAnswers } from '../questions/question.ts';
import type { OfBook } from '../questions/settle-questions.ts';
import { chosen, type Named } from '../questions/side-companies.ts';
import { text } from '../rows/raw-rows.ts';
import { TOLERANCE } from '../sign-convention.ts';
import { type Cell, columnLetters, type SheetRow } from '../workbook.ts';
import { type AmountColumns as Amounts, amountColumns, figuresIn, markOf } from './head-figures.ts';

/** More choices than these are no repeated header. */
const MOST_CHOICES = 16;

/** The recognised table with the column of each amount that adds up, or the question which. */
export function withRepeated(recognised: OfBook, { columns: answer }: ReadAnswers): OfBook {
  const { detection } = recognised;
  const own = amountColumns(detection.columns);
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
  const mark = markOf(rows, new Set(choices.flatMap((choice) => Object.values(choice))));
  const weighed = choices.map((choice) => {
    const figures = rows.map((row) => figuresIn(row, choice, mark));
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
