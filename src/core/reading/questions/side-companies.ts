/** Companies and books in columns of a table: with one value they are the report's title, with several a question. */
import type { BalanceCompany } from '#core/books/balance-data.ts';
import { readReportTitle } from '../headers/report-title.es.ts';
import { text } from '../rows/raw-rows.ts';
import { onlyValue, type SideColumn, type SideColumns } from '../rows/side-columns.ts';
import type { SheetRow } from '../workbook.ts';
import { MOST_CHOICES, type ReadAnswers, sameAnswer } from './question.ts';

/** An answer and how the file names it. */
export interface Named {
  value: string;
  label: string;
}

/** Columns that tell companies, the most certain first. */
function companyColumns(sides: SideColumns): readonly SideColumn[] {
  return [...sides.filled('companyNit'), ...sides.filled('company'), ...sides.filled('companyCode')];
}

/** The company that every row names; null where none does, or several. */
export function companyInColumns(sides: SideColumns): BalanceCompany | null {
  const only = (kind: 'companyNit' | 'company' | 'perhapsCompany', test: RegExp) =>
    sides
      .filled(kind)
      .map(onlyValue)
      .find((value) => value !== null && test.test(value));
  const nit = only('companyNit', /\d/);
  // A number is the code of a company; beside its NIT a name needs no word for it.
  const name = only('company', /\p{L}/u) ?? (nit === undefined ? undefined : only('perhapsCompany', /\p{L}/u));
  if (nit === undefined && name === undefined) return null;
  const lines = [...(name ? [`Empresa: ${name}`] : []), ...(nit ? [`NIT: ${nit}`] : [])];
  return readReportTitle(lines.map((line, at) => ({ number: at + 1, cells: [line] }))).company;
}

/** The companies of a table with more than one, each once however it is written. */
export function severalCompanies(sides: SideColumns): readonly Named[] {
  const [column] = companyColumns(sides);
  if (column === undefined || column.values.size < 2 || column.values.size > MOST_CHOICES) return [];
  const names = sides.filled('company')[0];
  const different = [...column.values.keys()].filter(
    (value, at, all) => !all.slice(0, at).some((before) => sameAnswer(before, value) || sameNit(before, value)),
  );
  return different.map((value) => {
    const first = column.rows.get(value);
    const name = column === names ? value : [...(names?.rows ?? [])].find(([, row]) => row === first)?.[0];
    const nit = column.kind === 'companyNit' ? value : null;
    return { value: nit ?? value, label: [name, nit && `NIT ${nit}`].filter(Boolean).join(', ') || value };
  });
}

/** The books of a table with more than one, by their column. */
export function severalBooks(sides: SideColumns): readonly Named[] {
  const [column] = sides.filled('book');
  if (column === undefined || column.values.size < 2 || column.values.size > MOST_CHOICES) return [];
  return [...column.values.keys()].map((value) => ({ value, label: value }));
}

/** The answer among the choices; null if it is none of them. */
export function chosen(choices: readonly Named[], answer: string): Named | null {
  return (
    choices.find(
      ({ value, label }) => sameAnswer(value, answer) || sameNit(value, answer) || sameAnswer(label, answer),
    ) ?? null
  );
}

/** Whether a row is of the company and the book that were answered. */
export function rowOf(sides: SideColumns, { company, book }: ReadAnswers): ((row: SheetRow) => boolean) | null {
  if (company === undefined && book === undefined) return null;
  const columnsOf = (kinds: readonly ('companyNit' | 'company' | 'companyCode' | 'book')[]) =>
    kinds.map((kind) => sides.of(kind)[0]).find((side) => side !== undefined)?.column;
  const ofCompany = company === undefined ? undefined : columnsOf(['companyNit', 'company', 'companyCode']);
  const ofBook = book === undefined ? undefined : columnsOf(['book']);
  if (ofCompany === undefined && ofBook === undefined) return null;
  return ({ cells }) => {
    const written = ofCompany === undefined ? '' : text(cells[ofCompany] ?? null);
    if (written !== '' && !sameAnswer(written, company!) && !sameNit(written, company!)) return false;
    const own = ofBook === undefined ? '' : text(cells[ofBook] ?? null);
    return own === '' || sameAnswer(own, book!);
  };
}

/** A NIT with or without its DV. */
function sameNit(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/\D/g, '')) as [string, string];
  return a.length >= 9 && b.length >= 9 && a.slice(0, 9) === b.slice(0, 9);
}
