/** Companies of a table, by its titles, with what is wrong by row and column. */
import type { CompanyInput } from '#api/companies/companies/contract.ts';
import type { FieldError } from '#core/call/app-error.ts';
import { checkDigit, parseNit } from '#core/identity/nit.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { type Column, needed, tableText as text, titles } from './table-text.es.ts';

/** Catalogues that its words are looked up in. */
export interface TableCatalogues {
  software: readonly { id: number; name: string }[];
  /** Of the income tax. */
  regimes: readonly { id: number; names: readonly string[] }[];
  hasCity(code: string): boolean;
  hasActivity(code: string): boolean;
}

export interface TableRow {
  /** Of the sheet. */
  row: number;
  /** As far as it is said. */
  name: string;
  nit: string;
  /** Null while anything is wrong. */
  company: CompanyInput | null;
  /** `field`: title of the column in the file. */
  errors: FieldError[];
}

interface Sheet {
  rows: readonly { number: number; cells: readonly Cell[] }[];
}

/** Companies of one file. */
export const mostRows = 500;

const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const words = (cell: Cell | undefined) => (cell === null || cell === undefined ? '' : String(cell).trim());

/** `problem`: sentence for a file without companies. */
export function readCompanies(
  sheets: readonly Sheet[],
  catalogues: TableCatalogues,
): { rows: TableRow[]; problem: string | null } {
  for (const { rows } of sheets) {
    const at = rows.findIndex(({ cells }) => needed.every((column) => columnsOf(cells).has(column)));
    if (at < 0) continue;
    const body = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => words(cell) !== ''));
    if (body.length > mostRows) return { rows: [], problem: text.tooMany(mostRows) };
    const head = columnsOf(rows[at]!.cells);
    const seen = new Map<string, number>();
    return { rows: body.map((row) => readRow(row, head, catalogues, seen)), problem: null };
  }
  const first =
    sheets
      .flatMap(({ rows }) => rows)[0]
      ?.cells.map(words)
      .filter((word) => word !== '') ?? [];
  return { rows: [], problem: text.noTable(first.slice(0, 6)) };
}

interface Place {
  index: number;
  title: string;
}

/** By their titles; the first of two with the same meaning. */
function columnsOf(cells: readonly Cell[]): Map<Column, Place> {
  const found = new Map<Column, Place>();
  for (const [index, cell] of cells.entries()) {
    const title = words(cell);
    const column = (Object.keys(titles) as Column[]).find((one) =>
      titles[one].some((known) => plain(known) === plain(title)),
    );
    if (column !== undefined && !found.has(column)) found.set(column, { index, title });
  }
  return found;
}

/** Cells of a row by column; what is wrong is collected. */
class RowReader {
  readonly errors: FieldError[] = [];
  readonly #cells: readonly Cell[];
  readonly #head: ReadonlyMap<Column, Place>;
  constructor(cells: readonly Cell[], head: ReadonlyMap<Column, Place>) {
    this.#cells = cells;
    this.#head = head;
  }
  said(column: Column): string {
    return words(this.#cells[this.#head.get(column)?.index ?? -1]);
  }
  wrong(column: Column, message: string): undefined {
    this.errors.push({ field: this.#head.get(column)?.title ?? titles[column][0], message });
  }
  require(column: Column): void {
    if (this.said(column) === '') this.wrong(column, text.missing);
  }
  /** Undefined for an empty cell, and for a value that is wrong. */
  take<Value>(
    column: Column,
    read: (found: string) => Value | undefined,
    message: (found: string) => string,
  ): Value | undefined {
    const found = this.said(column);
    return found === '' ? undefined : (read(found) ?? this.wrong(column, message(found)));
  }
  one<Value>(column: Column, all: readonly { value: Value; names: readonly string[] }[]): Value | undefined {
    const expected = all.map(({ names }) => names[0] ?? '');
    const find = (found: string) => all.find(({ names }) => names.some((name) => plain(name) === plain(found)));
    return this.take(
      column,
      (found) => find(found)?.value,
      (found) => text.oneOf(found, expected),
    );
  }
  integer(column: Column, from: number, to: number): number | undefined {
    return this.take(
      column,
      (found) => (/^\d{1,2}$/.test(found) && Number(found) >= from && Number(found) <= to ? Number(found) : undefined),
      (found) => text.between(from, to, found),
    );
  }
  yesNo(column: Column): boolean | undefined {
    const answers = [
      { value: true, names: [text.yes] },
      { value: false, names: [text.no] },
      { value: 'unknown' as const, names: [text.unknown] },
    ];
    const answer = this.one<boolean | 'unknown'>(column, answers);
    return answer === 'unknown' ? undefined : answer;
  }
  /** A sheet drops zeros at the left of codes. */
  code(column: Column, length: number, has: (code: string) => boolean): string | undefined {
    const isCode = (found: string) => /^\d+$/.test(found) && found.length <= length;
    const whole = (found: string) => found.padStart(length, '0');
    return this.take(
      column,
      (found) => (isCode(found) && has(whole(found)) ? whole(found) : undefined),
      (found) => (isCode(found) ? text.notInCatalogue(found) : text.digits(length, found)),
    );
  }
}

function readRow(
  { number, cells }: Sheet['rows'][number],
  head: ReadonlyMap<Column, Place>,
  catalogues: TableCatalogues,
  seen: Map<string, number>,
): TableRow {
  const row = new RowReader(cells, head);
  const name = row.said('name');
  if (name.length < 2 || name.length > 200) row.wrong('name', name === '' ? text.missing : text.nameLength);
  const nit = readNit(row);
  if (nit !== null) {
    const before = seen.get(nit);
    if (before !== undefined) row.wrong('nit', text.repeated(before));
    else seen.set(nit, number);
  }
  row.require('software');
  row.require('regime');
  const named = ({ id, names }: { id: number; names: readonly string[] }) => ({ value: id, names });
  const software = catalogues.software.map((one) => named({ id: one.id, names: [one.name] }));
  const acso_id = row.one('software', software);
  const rety_id = row.one('regime', catalogues.regimes.map(named));
  const comp_city = row.code('city', 5, catalogues.hasCity);
  const comp_fiscal_year_end = row.integer('yearEnd', 1, 12);
  const profile = profileOf(row, catalogues);
  const isRight = row.errors.length === 0 && nit !== null && acso_id !== undefined && rety_id !== undefined;
  const company: CompanyInput | null = !isRight
    ? null
    : {
        ...{ comp_business_name: name, comp_entity_id: nit, comp_check_digit: checkDigit(nit), acso_id, rety_id },
        ...(comp_city !== undefined && { comp_city }),
        ...(comp_fiscal_year_end !== undefined && { comp_fiscal_year_end }),
        profile,
      };
  return { row: number, name, nit: nit ?? row.said('nit'), company, errors: row.errors };
}

/** What is said: an empty cell and «No sé» leave it open. */
function profileOf(row: RowReader, { hasActivity }: TableCatalogues): NonNullable<CompanyInput['profile']> {
  const periods = ['bimestral', 'cuatrimestral', 'ninguno'] as const;
  const values = {
    ciiu: row.code('ciiu', 4, hasActivity),
    responsableIva: row.yesNo('vat'),
    periodoIva: row.one(
      'vatPeriod',
      periods.map((period) => ({ value: period, names: [period] })),
    ),
    agenteRetencion: row.yesNo('withholds'),
    autorretenedorRenta: row.yesNo('selfWithholds'),
    exonerado1141: row.yesNo('exempt'),
    claseArl: row.integer('arl', 1, 5),
    grupoNiif: row.integer('niif', 1, 3),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Without DV; null if it is wrong, which is said. A DV that is written must be the right one. */
function readNit(row: RowReader): string | null {
  const written = row.said('nit');
  const { id, dv: dashed } = parseNit(written);
  if (!/^[1-9]\d{5,14}$/.test(id)) {
    row.wrong('nit', written === '' ? text.missing : text.nit(written));
    return null;
  }
  const beside = row.said('dv');
  const dv = dashed ?? (/^\d$/.test(beside) ? Number(beside) : null);
  if (dv === null || dv === checkDigit(id)) return id;
  row.wrong(dashed === null ? 'dv' : 'nit', text.checkDigit(checkDigit(id), dv));
  return null;
}
