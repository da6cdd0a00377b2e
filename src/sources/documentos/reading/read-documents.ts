/** Reads the report: titles by name, days and amounts by cell, the company by what is on every row. */
import type { SourceReading } from '#core/engine/sources/source.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { abs } from '#core/money/money.ts';
import type { Cell, Sheet, Workbook } from '#core/reading/workbook.ts';
import type { DocumentTable, ElectronicDocument } from '#core/source/electronic-document.ts';
import { amountOf, dayIn, firstProblems, markOfCells } from '#core/source/second-cells.ts';
import {
  type Column,
  columnTitles,
  EVENT,
  groups,
  kindOf,
  otherTaxes,
  readingText,
  requiredColumns,
  sideOf,
  WITHOUT_EFFECT,
} from './titles.es.ts';

/** Rows in which the titles are looked for. */
const HEAD = 8;
/** Of the columns, as many as no other report has together. */
const TELLING: readonly Column[] = ['cufe', 'issuer', 'receiver', 'group'];

interface Places extends Partial<Record<Column, number>> {
  /** Columns of the taxes beside VAT. */
  taxes: number[];
}

const columns = Object.keys(columnTitles) as Column[];

/** The sheet with the titles of the report, and where they stand. */
export function titlesIn(workbook: Workbook): { sheet: Sheet; row: number; places: Places } | null {
  for (const sheet of workbook.sheets)
    for (const { number, cells } of sheet.head.slice(0, HEAD)) {
      const titles = cells.map((cell) => plainName(String(cell ?? '')));
      const places: Places = { taxes: otherTaxes.map((title) => titles.indexOf(title)).filter((at) => at >= 0) };
      for (const column of columns) {
        const at = titles.indexOf(plainName(columnTitles[column]));
        if (at >= 0) places[column] = at;
      }
      if (TELLING.filter((column) => places[column] !== undefined).length >= 3) return { sheet, row: number, places };
    }
  return null;
}

/** A row whose company is not yet known. */
interface Row extends Omit<ElectronicDocument, 'nit' | 'name' | 'vat' | 'taxes' | 'total'> {
  own: string;
  other: string;
  otherName: string;
  vat: Cell;
  others: Cell[];
  total: Cell;
}

export async function readDocuments(workbook: Workbook): Promise<SourceReading<'documentos'>> {
  const found = titlesIn(workbook)!;
  const missing = requiredColumns.filter((column) => found.places[column] === undefined);
  if (missing.length > 0)
    return refused([readingText.missing(missing.map((column) => columnTitles[column].toLowerCase()))]);
  const problems: string[] = [];
  const strange: string[] = [];
  const rows: Row[] = [];
  let count = 0;
  const plainOf = remembered(plainName);
  const keyOf = remembered((written) => thirdPartyKey(parseNit(written).id));
  const dayOf = remembered(dayIn);
  await found.sheet.scan(({ number, cells }) => {
    if (number <= found.row) return;
    const cell = (column: Column): Cell => cells[found.places[column] ?? -1] ?? null;
    const text = (column: Column) => String(cell(column) ?? '').trim();
    const written = plainOf(text('kind'));
    if (written === '' && text('cufe') === '') return;
    count++;
    if (EVENT.test(written) || WITHOUT_EFFECT.test(plainOf(text('state')))) return;
    const kind = kindOf(written);
    if (kind === null) {
      strange.push(readingText.unknownKind(number, text('kind')));
      return;
    }
    const group = plainOf(text('group'));
    if (group !== groups.issued && group !== groups.received) {
      problems.push(readingText.unknownGroup(number, text('group')));
      return;
    }
    const isIssued = group === groups.issued;
    const side = sideOf(kind, isIssued);
    if (side === null) return;
    const day = dayOf(text('day'));
    if (day === null) {
      problems.push(readingText.badDay(number, text('day')));
      return;
    }
    const parties = [keyOf(text('issuer')), keyOf(text('receiver'))] as const;
    const [own, other] = isIssued ? parties : [parties[1], parties[0]];
    rows.push({
      kind,
      side,
      ...folioOf(text('prefix'), text('folio')),
      cufe: text('cufe').toLowerCase(),
      day,
      currency: text('currency').toUpperCase() || 'COP',
      own,
      other,
      otherName: text(isIssued ? 'receiverName' : 'issuerName'),
      vat: cell('vat'),
      others: found.places.taxes.map((at) => cells[at] ?? null),
      total: cell('total'),
      row: number,
    });
  });
  if (rows.length === 0) return refused(problems.length > 0 ? firstOf(problems) : [readingText.empty]);
  const company = companyOf(rows);
  if (company === null)
    return refused([...problems, readingText.whichCompany([...new Set(rows.map(({ own }) => own))].slice(0, 3))]);
  const { documents, ofOthers } = documentsOf(company, rows, problems);
  if (problems.length > 0) return refused(firstOf(problems));
  if (documents.length === 0) return refused([readingText.empty]);
  const notices = [...firstOf(strange), ...(ofOthers > 0 ? [readingText.otherBuyer(ofOthers)] : [])];
  return { table: tableOf(company, documents, count), problems: notices };
}

/** The company's rows as documents; amounts that cannot be read are added to the problems. */
function documentsOf(
  company: string,
  rows: readonly Row[],
  problems: string[],
): { documents: ElectronicDocument[]; ofOthers: number } {
  const mark = markOfCells(rows.flatMap(({ vat, total }) => [total, vat]));
  const documents: ElectronicDocument[] = [];
  let ofOthers = 0;
  for (const { own, other, otherName, vat: vatCell, others, total: totalCell, ...row } of rows) {
    if (own !== company) {
      ofOthers++;
      continue;
    }
    const vat = amountOf(vatCell, mark);
    const total = amountOf(totalCell, mark);
    if (vat === null) problems.push(readingText.badAmount(row.row, 'IVA', String(vatCell)));
    if (total === null) problems.push(readingText.badAmount(row.row, 'Total', String(totalCell)));
    if (vat === null || total === null) continue;
    const isBack = row.kind === 'credit_note' || row.kind === 'support_note';
    const size = total < 0n ? -total : total;
    const paid = abs(vat);
    const taxes = others.reduce((sum, tax) => sum + abs(amountOf(tax, mark) ?? 0n), paid);
    documents.push({ ...row, nit: other, name: otherName, vat: paid, taxes, total: isBack ? -size : size });
  }
  return { documents, ofOthers };
}

function refused(problems: readonly string[]): SourceReading<'documentos'> {
  return { table: null, problems };
}

function firstOf(problems: readonly string[]): string[] {
  return firstProblems(problems, readingText.more);
}

/** Several tables of one company as one; a document counts once by its CUFE. */
export function joinedDocuments(tables: readonly DocumentTable[]): DocumentTable {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return tableOf(
    tables[0]!.nit,
    tables.flatMap(({ documents }) => documents),
    rows,
  );
}

/** Employees are named by the books. */
export function withoutEmployees(table: DocumentTable): DocumentTable {
  const documents = table.documents.map((document) =>
    document.side === 'payroll' ? { ...document, name: '' } : document,
  );
  return { ...table, documents };
}

function tableOf(nit: string, documents: readonly ElectronicDocument[], rows: number): DocumentTable {
  const byCufe = new Map(documents.map((document) => [document.cufe || `${document.folio} ${document.nit}`, document]));
  const sorted = [...byCufe.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.row - b.row));
  return {
    nit,
    documents: sorted,
    rows,
    from: sorted[0]!.day.slice(0, 7),
    to: sorted.at(-1)!.day.slice(0, 7),
  };
}

/** Few texts stand on many rows: each is worked out once a file. */
function remembered<Result>(work: (written: string) => Result): (written: string) => Result {
  const known = new Map<string, Result>();
  return (written) => {
    const found = known.get(written);
    if (found !== undefined || known.has(written)) return found as Result;
    const result = work(written);
    known.set(written, result);
    return result;
  };
}

/** The party on the company's side of nearly every row; null where there is none. */
function companyOf(rows: readonly Row[]): string | null {
  const counts = new Map<string, number>();
  for (const { own } of rows) counts.set(own, (counts.get(own) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[0] !== '' && first[1] * 10 > rows.length * 7 ? first[0] : null;
}

/** Some exports write the prefix in the folio too, and leave its own column empty. */
function folioOf(prefix: string, folio: string): Pick<ElectronicDocument, 'prefix' | 'number' | 'folio'> {
  const whole = folio.startsWith(prefix) ? folio : `${prefix}${folio}`;
  const parts = /^(.*?)(\d{1,15})$/.exec(whole);
  if (parts === null) return { prefix, number: null, folio: whole };
  // Digits of a prefix such as `FE2-` stay with it where the column says so.
  const inColumn = prefix !== '' && /^\d{1,15}$/.test(whole.slice(prefix.length));
  return {
    prefix: inColumn ? prefix : parts[1]!,
    number: Number(inColumn ? whole.slice(prefix.length) : parts[2]),
    folio: whole,
  };
}
