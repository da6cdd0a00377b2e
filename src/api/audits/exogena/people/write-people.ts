/** The third parties of a year as a workbook to be filled in, and such a workbook read, in a worker thread. */
import type { BookRows } from '#core/engine/settings/book/book-table.ts';
import { listCountries } from '#core/reference/people/countries.ts';
import { listDepartments } from '#core/reference/people/departments.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import { type SheetToWrite, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { openDrawn, type YearTask } from '../draw-formats.ts';
import { bookText } from '../text.es.ts';
import { type PersonOfYear, peopleOfYear } from './list-people.ts';
import { dataCells, readPeopleTable, type TablePerson, tableTitles } from './people-table.ts';
import { text } from './text.es.ts';

export interface WritePeopleTask extends YearTask {
  /** Complete ones too. */
  all: boolean;
}

/** Null where the books are not kept and were not given. */
export async function writeExogenaPeople(task: WritePeopleTask): Promise<Uint8Array | null> {
  const year = openDrawn(task);
  if (year === null) return null;
  const people = peopleOfYear(year).filter(({ reported }) => task.all || reported.lacks.length > 0);
  const rows = [
    [...tableTitles],
    ...people.map((person) => [
      person.reported.number,
      person.reported.name,
      person.formats.join(', '),
      person.reported.lacks.map((lack) => bookText.lack[lack]).join(bookText.lacking.joiner),
      ...dataCells(tablePerson(person)),
    ]),
  ];
  return writeWorkbook([
    {
      name: text.sheet,
      rows,
      look: {
        widths: [20, 36, 20, 44, 12, 6, 18, 18, 18, 18, 18, 36, 36, 14, 12],
        bold: [0],
        head: { row: 0, last: people.length },
      },
    },
    listSheet(
      text.municipalities,
      listDepartments().flatMap(({ name: department, municipalities }) =>
        municipalities.map(({ code, name }) => [code, name, department]),
      ),
      [10, 34, 34],
    ),
    codesSheet(),
  ]);
}

/** The type that the number suggests and the names that the books suggest are filled in, marked as proposed. */
function tablePerson({ reported, data, proposed }: PersonOfYear): TablePerson {
  const type = reported.lacks.includes('type') && reported.type !== null ? { type: reported.type } : null;
  return {
    number: reported.number,
    data,
    proposed: type === null && proposed === null ? null : { ...type, ...proposed },
  };
}

function listSheet(
  { sheet, heads }: { sheet: string; heads: readonly string[] },
  rows: string[][],
  widths: number[],
): SheetToWrite {
  const look = { widths, bold: [0], head: { row: 0, last: rows.length } };
  return { name: sheet, rows: [[...heads], ...rows], look };
}

function codesSheet(): SheetToWrite {
  const [types, countries] = [listDocumentTypes(), listCountries()];
  const rows = countries.map(({ code, name }, index) => {
    const type = types[index];
    return [type?.code ?? '', type?.name ?? '', '', code, name];
  });
  return listSheet(text.codes, rows, [18, 60, 4, 16, 36]);
}

export interface ReadPeopleTask extends YearTask {
  sheets: readonly BookRows[];
}

/** Null where the books are not kept and were not given. */
export async function readExogenaPeople(task: ReadPeopleTask): Promise<ReturnType<typeof readPeopleTable> | null> {
  const year = openDrawn(task);
  return year === null ? null : readPeopleTable(task.sheets, peopleOfYear(year).map(tablePerson), task.year);
}
