/** What a reading asks: the book of a table with several, and the issue and the totals of a question. */
import type { BalanceData } from '#core/books/balance-data.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import type { Recognised } from '../detect-format.ts';
import type { ReadIssue, ReadIssueCode } from '../read-issue.ts';
import { type Book, booksBeside, settleBooks } from './books-beside.es.ts';
import type { Choice, QuestionKind, ReadAnswers } from './question.ts';
import { chosen } from './side-companies.ts';
import type { StatedUnit } from './stated-unit.ts';
import type { Asked } from './witnesses.ts';

export interface OfBook extends Recognised {
  issue?: ReadIssue;
  asked?: Asked;
}

/** The recognised table with the columns of one book, or the question which. */
export function withBook(recognised: Recognised, { book }: ReadAnswers): OfBook {
  const { detection } = recognised;
  const settled = settleBooks(booksBeside(detection));
  if (settled === null) return recognised;
  if ('months' in settled) {
    const [period, otherPeriod] = settled.months;
    return {
      ...recognised,
      issue: { code: 'period_several', fatal: true, sheet: detection.sheet.name, data: { period, otherPeriod } },
    };
  }
  if ('one' in settled) return ofBook(recognised, settled.one);
  const choices = settled.several.map(({ name }) => ({ value: name, label: name }));
  const answer = book === undefined ? null : chosen(choices, book);
  const found = settled.several.find(({ name }) => name === answer?.value);
  return found ? ofBook(recognised, found) : { ...recognised, asked: { kind: 'book', choices } };
}

function ofBook({ format, detection }: Recognised, { columns }: Book): Recognised {
  return { format, detection: { ...detection, columns: { ...detection.columns, ...columns } } };
}

const codes: Record<QuestionKind, ReadIssueCode> = {
  unit: 'unit_asked',
  company: 'company_asked',
  book: 'book_asked',
  levels: 'levels_asked',
  sign: 'sign_asked',
  columns: 'columns_asked',
};

/** The question what the rows in doubt are. */
export const askLevels: Asked = {
  kind: 'levels',
  choices: (['totales', 'movimientos'] as const).map((value) => ({ value, label: value })),
};

/** The issue of an open question. */
export function askedIssue(
  { kind, choices }: Asked,
  place: Pick<ReadIssue, 'sheet'>,
  { unit }: Pick<StatedUnit, 'unit'> = { unit: null },
): ReadIssue {
  const labels = choices.map(({ label }) => label).join('\n');
  const said = kind === 'unit' && unit !== null ? { value: unit.value, said: unit.text.trim() } : {};
  const row = kind === 'unit' && unit !== null && unit.row > 0 ? { row: unit.row } : {};
  return { code: codes[kind], fatal: true, ...place, ...row, data: { choices: labels, ...said } };
}

/** The issue of rows in doubt, at the first of them. */
export function levelsIssue(rows: readonly number[], place: Pick<ReadIssue, 'sheet'>): ReadIssue {
  const sorted = rows.toSorted((a, b) => a - b);
  return { code: codes.levels, fatal: true, ...place, row: sorted[0]!, data: { rows: sorted.length } };
}

/** The four totals of a balance. */
export function totalsOf({ rows: { opening, debit, credit, closing } }: BalanceData): NonNullable<Choice['totals']> {
  const sum = (cents: BigInt64Array) => new CentsColumn(cents).sum(0, cents.length);
  return { opening: sum(opening), debits: sum(debit), credits: sum(credit), closing: sum(closing) };
}
