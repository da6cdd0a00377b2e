/**
 * The formats of a year as a workbook, in a worker thread: a sheet a format in the order of the prevalidator's columns, the
 * third parties that lack data, and the conciliation with the balances by account.
 */
import type { DrawnFormat } from '#core/exogena/draw-format.ts';
import { booksColumns, type ExogenaFormat, NO_CONCEPT } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import type { ReportedPerson } from '#core/exogena/reported-person.ts';
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
      person.lacks.map((lack) => bookText.lack[lack]).join(bookText.lacking.joiner),
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

function identityCell(part: ExogenaFormat['identity'][number], concept: string, person: ReportedPerson): WrittenCell {
  switch (part) {
    case 'concept':
      return concept === NO_CONCEPT ? '' : concept;
    case 'type':
      return person.type ?? '';
    case 'number':
      return person.number;
    case 'dv':
      return person.dv;
    case 'legalName':
      return person.legalName;
    // No trial balance has them.
    default:
      return '';
  }
}

const PERCENT = 100n;
/** Decimals of a percentage of participation. */
const DECIMALS = 10_000n;

function columnCells(format: ExogenaFormat, amounts: readonly Cents[], totals: readonly Cents[]): WrittenCell[] {
  const books = booksColumns(format);
  const at = (key: string) => books.findIndex((column) => column.key === key);
  const share = totals[0] === 0n || totals[0] === undefined ? 0n : (amounts[0]! * PERCENT * DECIMALS) / totals[0];
  return format.columns.map(({ key, origin, side }): WrittenCell => {
    if (origin === 'books') return inPesos(amounts[at(key)]!);
    if (origin === 'share') return Number(share / DECIMALS);
    if (origin === 'shareDecimals') return Number(share % DECIMALS);
    if (origin === 'outside') return null;
    return inPesos(books.reduce((sum, column, index) => (column.side === side ? sum + amounts[index]! : sum), 0n));
  });
}

const inPesos = (cents: Cents) => Number(cents / PERCENT);

function lackingSheet(year: DrawnYear, all: readonly { format: ExogenaFormat; drawn: DrawnFormat }[]): SheetToWrite {
  const { sheet, heads, joiner } = bookText.lacking;
  const rows = all.flatMap(({ format, drawn }) => {
    const people = new Map(drawn.rows.map((row) => [row.person, year.person(format, row)]));
    return [...people.values()]
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ number, name, lacks }) => [
        format.key,
        number,
        name,
        lacks.map((lack) => bookText.lack[lack]).join(joiner),
      ]);
  });
  return {
    name: sheet,
    rows: [[...heads], ...rows],
    look: { widths: [10, 22, 40, 80], bold: [0], head: { row: 0, last: rows.length } },
  };
}
