/** Data of third parties as a table of a workbook, and back: each wrong cell is named by its sheet, row and column. */

import type { FieldError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { BookRows } from '#core/engine/settings/book/book-table.ts';
import {
  isSameData,
  NO_DATA,
  type PersonData,
  type PersonField,
  type PersonNames,
  personFields,
} from '#core/exogena/people/person-data.ts';
import { readPerson } from '#core/exogena/people/read-person.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { type Cell, columnLetters } from '#core/reading/workbook.ts';
import { listCountries } from '#core/reference/people/countries.ts';
import { listDepartments } from '#core/reference/people/departments.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import type { KeptPerson } from './queries.ts';
import { text } from './text.es.ts';

/** Columns of what is proposed and marked so. */
const NAME_FIELDS = ['surname1', 'surname2', 'name1', 'name2'] as const satisfies readonly (keyof PersonNames)[];
const beforeMark: readonly PersonField[] = ['type', 'dv', ...NAME_FIELDS];
const afterMark: readonly PersonField[] = personFields.slice(beforeMark.length);

/** A third party as the table is about it. */
export interface TablePerson {
  number: string;
  data: PersonData;
  /** What the table fills in for confirmation; null for nothing. */
  proposed: Partial<PersonData> | null;
}

export const tableTitles: readonly string[] = [
  text.number,
  text.inBooks,
  text.formats,
  text.lacking,
  ...beforeMark.map((field) => text.fields[field]),
  text.mark,
  ...afterMark.map((field) => text.fields[field]),
];

/** Cells from the data on; those proposed are marked. */
export function dataCells({ data, proposed }: Pick<TablePerson, 'data' | 'proposed'>): string[] {
  const shown = { ...data, ...proposed };
  return [
    ...beforeMark.map((field) => shown[field]),
    proposed === null ? '' : text.proposed,
    ...afterMark.map((field) => shown[field]),
  ];
}

interface ReadPeople {
  /** Those whose data are others than those kept. */
  changed: KeptPerson[];
  unchanged: number;
  /** Rows whose proposal was left as it was. */
  proposed: number;
  /** `field`: the cell, `D12`. */
  problems: FieldError[];
}

/** Reads the first sheet with the titles of the table; rows without a number are left out. `people`: those of the year. */
export function readPeopleTable(sheets: readonly BookRows[], people: readonly TablePerson[], year: number): ReadPeople {
  for (const { name, rows } of sheets) {
    const head = rows.findIndex(({ cells }) => columnOf(cells, text.number) >= 0);
    if (head >= 0) return new PeopleReader(name, people, year).read(rows.slice(head));
  }
  return { changed: [], unchanged: 0, proposed: 0, problems: [{ field: 'A1', message: text.noTable }] };
}

class PeopleReader {
  readonly #sheet: string;
  readonly #year: number;
  readonly #people: ReadonlyMap<string, TablePerson>;
  readonly #found: ReadPeople = { changed: [], unchanged: 0, proposed: 0, problems: [] };

  constructor(sheet: string, people: readonly TablePerson[], year: number) {
    this.#sheet = sheet;
    this.#year = year;
    this.#people = new Map(people.map((person) => [person.number, person]));
  }

  read([titles, ...lines]: BookRows['rows'][number][]): ReadPeople {
    const { number: head, cells } = titles!;
    const needed = [...Object.values(text.fields), text.mark];
    const lost = needed.filter((title) => columnOf(cells, title) < 0);
    const { problems } = this.#found;
    for (const title of lost) problems.push({ field: `A${head}`, message: text.noColumn(this.#sheet, head, title) });
    if (lost.length > 0) return this.#found;
    const columns = new Map(personFields.map((field) => [field, columnOf(cells, text.fields[field])]));
    const [number, mark] = [columnOf(cells, text.number), columnOf(cells, text.mark)];
    const seen = new Map<string, number>();
    for (const { number: row, cells: line } of lines) {
      const written = textOf(line[number]);
      if (written === '') continue;
      const id = thirdPartyKey(parseNit(written).id);
      const person = this.#people.get(id);
      const first = seen.get(id);
      seen.set(id, row);
      if (person === undefined) this.#refuse(row, number, text.unknown(written.slice(0, 40), this.#year));
      else if (first !== undefined) this.#refuse(row, number, text.twice(id, first));
      else this.#readRow(row, line, person, { columns, isMarked: isMarked(line[mark]) });
    }
    if (seen.size === 0 && problems.length === 0) problems.push({ field: `A${head}`, message: text.empty });
    return this.#found;
  }

  #readRow(
    row: number,
    line: readonly Cell[],
    { number, data: kept, proposed }: TablePerson,
    { columns, isMarked: marked }: { columns: ReadonlyMap<PersonField, number>; isMarked: boolean },
  ): void {
    const given = { ...NO_DATA };
    for (const field of personFields) given[field] = this.#value(row, field, columns.get(field)!, line);
    const isLeft =
      marked &&
      proposed !== null &&
      Object.entries(proposed).every(([field, value]) => lookUp(given, field)!.toUpperCase() === value);
    if (isLeft) {
      this.#found.proposed++;
      for (const field of personFields) if (Object.hasOwn(proposed!, field)) given[field] = kept[field];
    }
    const { data, problems } = readPerson(number, given);
    for (const { field, message } of problems) this.#refuse(row, columns.get(field)!, message);
    if (isSameData(data, kept)) this.#found.unchanged++;
    else this.#found.changed.push({ number, data });
  }

  /** As written, or the code of what is written by name; digits that a sheet took for a number regain their zeros. */
  #value(row: number, field: PersonField, column: number, line: readonly Cell[]): string {
    const written = textOf(line[column]);
    if (written === '') return '';
    if (field === 'type') return typeCode(written);
    if (field === 'country') return countryCode(written);
    if (field !== 'municipality') return written;
    const codes = municipalityCodes(written);
    if (codes.length > 1) this.#refuse(row, column, text.ambiguous(written.slice(0, 60), codes.slice(0, 8)));
    return codes.length === 1 ? codes[0]! : codes.length > 1 ? '' : written;
  }

  #refuse(row: number, column: number, message: string): void {
    const letters = columnLetters(column);
    this.#found.problems.push({
      field: `${letters}${row}`,
      message: text.place(this.#sheet, row, letters, message),
    });
  }
}

function isMarked(cell: Cell | undefined): boolean {
  return plainName(textOf(cell)) === plainName(text.proposed);
}

function columnOf(cells: readonly Cell[], title: string): number {
  return cells.findIndex((cell) => plainName(textOf(cell)) === plainName(title));
}

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

function typeCode(written: string): string {
  const plain = plainName(written);
  return (
    listDocumentTypes().find(({ shortName, name }) => [shortName, plainName(name)].includes(plain))?.code ?? written
  );
}

function countryCode(written: string): string {
  if (/^\d{1,3}$/.test(written)) return written.padStart(3, '0');
  const plain = plainName(written);
  return listCountries().find(({ name }) => plainName(name) === plain)?.code ?? written;
}

/** By code, `Medellín`, `Medellín, Antioquia` or `Medellín (Antioquia)`; none for what is no municipality. */
function municipalityCodes(written: string): string[] {
  if (/^\d{4,5}$/.test(written)) return [written.padStart(5, '0')];
  const plain = plainName(written);
  return listDepartments().flatMap(({ name: department, municipalities }) =>
    municipalities
      .filter(({ name }) => [plainName(name), plainName(`${name} ${department}`)].includes(plain))
      .map(({ code }) => code),
  );
}
