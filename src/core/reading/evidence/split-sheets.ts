/**
 * A book that goes on in other sheets: programs that write old workbooks split it at 65,536 rows, with or without its
 * titles again. One sheet alone does not balance then; the rows of the others belong below it.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { amountShape } from '../cells/amount-text.ts';
import { amountFields, type Detection } from '../format.ts';
import { plainText } from '../headers/header-row.ts';
import { readReportTitle } from '../headers/report-title.es.ts';
import { text } from '../rows/raw-rows.ts';
import { looseTotalOf } from '../rows/total-lines.es.ts';
import type { Cell, Sheet, SheetRow, Workbook } from '../workbook.ts';

/** A sheet and the last row of it that repeats the titles; 0 without. */
interface Continuation {
  sheet: Sheet;
  after: number;
}

/** Sheets as one. */
export interface JoinedSheets {
  sheet: Sheet;
  /** First row of each later sheet, in the numbering of the rows; known after the scan. */
  begins: number[];
  /** Names of the later ones. */
  names: string[];
}

/**
 * The sheet of a detection with the sheets after it that go on with its table, the visible ones or all; null if none
 * does. Their rows are numbered on from its last one.
 */
export function withContinuations(
  workbook: Workbook,
  detection: Detection,
  which: 'visible' | 'all' = 'visible',
): JoinedSheets | null {
  const more = continuationsOf(workbook, detection, which);
  if (more.length === 0) return null;
  const { sheet } = detection;
  const begins: number[] = [];
  const joined: Sheet = {
    ...sheet,
    scan: async (visit) => {
      begins.length = 0;
      let [last, isStopped] = [0, false];
      const pass = (row: SheetRow): boolean | undefined => {
        isStopped = visit(row) === false;
        return isStopped ? false : undefined;
      };
      await sheet.scan((row) => {
        last = row.number;
        return pass(row);
      });
      for (const { sheet: next, after } of more) {
        if (isStopped) return;
        const before = last;
        begins.push(before + 1);
        await next.scan(({ number, cells }) => {
          last = before + number;
          return number <= after ? undefined : pass({ number: last, cells });
        });
      }
    },
  };
  return { sheet: joined, begins, names: more.map(({ sheet }) => sheet.name) };
}

/** The same with hidden sheets; null where none is hidden. A book that adds up only with them is theirs too. */
export function withHiddenSheets(workbook: Workbook, detection: Detection): JoinedSheets | null {
  return workbook.sheets.some(({ hidden }) => hidden) ? withContinuations(workbook, detection, 'all') : null;
}

function continuationsOf({ sheets }: Workbook, detection: Detection, which: 'visible' | 'all'): Continuation[] {
  const later = sheets.slice(sheets.indexOf(detection.sheet) + 1).filter(({ hidden }) => which === 'all' || !hidden);
  return later.flatMap((sheet) => continuationOf(sheet, detection) ?? []);
}

function continuationOf(sheet: Sheet, { sheet: first, headerRow, title, columns }: Detection): Continuation | null {
  const written = (cells: readonly Cell[]) => cells.map(text).join('\0').replace(/\0+$/, '');
  const titles = first.head.find(({ number }) => number === headerRow);
  const repeated = titles && sheet.head.find(({ cells }) => written(cells) === written(titles.cells));
  if (repeated) {
    const { company } = readReportTitle(sheet.head.filter(({ number }) => number < repeated.number));
    const isOther = company.nit !== null && title.company.nit !== null && company.nit !== title.company.nit;
    return isOther ? null : { sheet, after: repeated.number };
  }
  const next = sheet.head.find(({ cells }) => {
    const words = cells.map(plainText).find((found) => found !== '');
    // `Vienen` opens a page.
    return words !== undefined && looseTotalOf(words) === null;
  });
  const isRow = next !== undefined && columns.code !== undefined && isFact(next.cells, columns.code, columns);
  return isRow ? { sheet, after: 0 } : null;
}

function isFact(cells: readonly Cell[], code: number, columns: Detection['columns']): boolean {
  const isAmount = (cell: Cell) =>
    typeof cell === 'number' || (text(cell) !== '' && amountShape(text(cell)).kind !== 'bad');
  const amounts = amountFields.filter((field) => isAmount(cells[columns[field] ?? -1] ?? null));
  return normaliseAccountCode(text(cells[code] ?? null)) !== null && amounts.length >= 2;
}
