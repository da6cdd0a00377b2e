/**
 * The formats of a year as a workbook, in a worker thread: a sheet a format in the order of the prevalidator's columns, the
 * third parties that lack data, and the conciliation with the balances by account.
 */
import type { DrawnFormat } from '#core/exogena/draw-format.ts';
import { booksColumns, type ExogenaFormat, type IdentityPart, NO_CONCEPT } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import type { ReportedPerson } from '#core/exogena/reported-person.ts';
import { shareOf } from '#core/exogena/share.ts';
import type { Cents } from '#core/money/money.ts';
import { type SheetToWrite, type WrittenCell, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { conciliationSheet } from './conciliation-sheet.ts';
import { type DrawnYear, openDrawn, type YearTask } from './draw-formats.ts';
import { bookText } from './text.es.ts';

/** Null where the books are not kept and were not given. */
export async function writeExogena(task: YearTask): Promise<Uint8Array | null> {
  const year = openDrawn(task);
  if (year === null) return null;
  const all = exogenaFormats.map((format) => ({ format, drawn: year.draw(format).drawn }));
  return writeWorkbook([
    ...all.map(({ format, drawn }) => formatSheet(year, format, drawn)),
    lackingSheet(year, all),
    conciliationSheet(year.opened.books.accounts, all),
  ]);
}

function formatSheet(year: DrawnYear, format: ExogenaFormat, drawn: DrawnFormat): SheetToWrite {
  const heads = [
    ...format.identity.map((part) => bookText.identity[part]),
    ...format.columns.map(({ name }) => name),
    bookText.inBooks,
    bookText.lacks,
  ];
  const rows = drawn.rows.map((row): WrittenCell[] => {
    const person = year.person(format, row);
    return [
      ...format.identity.map((part) => identityCell(part, row.concept, person)),
      ...columnCells(format, row.amounts, drawn.totals),
      person.name,
      lackWords(person),
    ];
  });
  return {
    name: format.key,
    rows: [heads, ...rows],
    look: {
      widths: [...format.identity.map(() => 14), ...format.columns.map(() => 18), 34, 40],
      amounts: format.columns.map((_, column) => format.identity.length + column),
      bold: [0],
      head: { row: 0, last: rows.length },
    },
  };
}

/** «Informante general» of format 2276: whoever reports for a trust or a consortium is another. */
const GENERAL_INFORMER = '1';

function identityCell(part: IdentityPart, concept: string, person: ReportedPerson): WrittenCell {
  switch (part) {
    case 'informer':
      return GENERAL_INFORMER;
    case 'concept':
      return concept === NO_CONCEPT ? '' : concept;
    case 'type':
      return person.type ?? '';
    case 'department':
      return person.municipality.slice(0, DEPARTMENT);
    case 'municipality':
      return person.municipality.slice(DEPARTMENT);
    default:
      return person[part];
  }
}

/** Digits of a department; the other three of a DIVIPOLA code are the municipality in it. */
const DEPARTMENT = 2;

const PERCENT = 100n;

function columnCells(format: ExogenaFormat, amounts: readonly Cents[], totals: readonly Cents[]): WrittenCell[] {
  const books = booksColumns(format);
  const at = (key: string) => books.findIndex((column) => column.key === key);
  const share = shareOf(amounts[0] ?? 0n, totals[0] ?? 0n);
  return format.columns.map(({ key, origin, side }): WrittenCell => {
    if (origin === 'books') return inPesos(amounts[at(key)]!);
    if (origin === 'share') return share.digits;
    if (origin === 'shareDecimals') return share.decimals;
    if (origin === 'outside') return null;
    return inPesos(books.reduce((sum, column, index) => (column.side === side ? sum + amounts[index]! : sum), 0n));
  });
}

const inPesos = (cents: Cents) => Number(cents / PERCENT);

function lackWords({ lacks, isProposed }: ReportedPerson): string {
  const words = lacks.map((lack) => (lack === 'names' && isProposed ? bookText.proposedNames : bookText.lack[lack]));
  return words.join(bookText.lacking.joiner);
}

function lackingSheet(year: DrawnYear, all: readonly { format: ExogenaFormat; drawn: DrawnFormat }[]): SheetToWrite {
  const { sheet, heads } = bookText.lacking;
  const rows = all.flatMap(({ format, drawn }) => {
    const people = new Map(drawn.rows.map((row) => [row.person, year.person(format, row)]));
    return [...people.values()]
      .filter(({ lacks }) => lacks.length > 0)
      .map((person) => [format.key, person.number, person.name, lackWords(person)]);
  });
  return {
    name: sheet,
    rows: [[...heads], ...rows],
    look: { widths: [10, 22, 40, 80], bold: [0], head: { row: 0, last: rows.length } },
  };
}
