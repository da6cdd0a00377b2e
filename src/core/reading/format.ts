/**
 * A format reads one package's layout. It recognises a sheet by its content and says what each row is; amounts, signs,
 * titles and leaves are the builder's business, the same for all.
 */

import type { BalanceCompany, SignConvention } from '#core/books/balance-data.ts';
import type { Period } from '#core/calendar/period.ts';
import type { DecimalMark } from './cells/amount-text.ts';
import type { Cell, Sheet, SheetRow, Workbook } from './workbook.ts';

export const amountFields = ['opening', 'debit', 'credit', 'closing'] as const;
export type AmountField = (typeof amountFields)[number];
export type Field =
  | 'code'
  | 'name'
  | 'id'
  | 'dv'
  | 'branch'
  | 'thirdPartyName'
  | 'level'
  | 'transactional'
  | 'period'
  | AmountField;

/** 0-based column of each field that the sheet has. */
export type Columns = Partial<Record<Field, number>>;

/** Company, NIT and months that the title block of a report names. */
export interface ReportTitle {
  company: BalanceCompany;
  /** First and last month covered; the same for a monthly report. Null when the file does not say. */
  from: Period | null;
  to: Period | null;
}

export interface Detection {
  sheet: Sheet;
  /** 1-based row of the column headers (the last one, when they take two). */
  headerRow: number;
  columns: Columns;
  /** 0–100: how sure. Below 50 a format does not claim the file. */
  score: number;
  title: ReportTitle;
  /** What whoever chose the columns said of the figures; the file's arithmetic must agree. What is not said is found out. */
  given?: { sign?: SignConvention; decimal?: DecimalMark };
}

/** What a row says, cells as the file has them. */
export interface RawRow {
  /** `title`: total of an account; `detail`: a fact; `unknown`: the arithmetic decides; `grand_total`: of the report. */
  kind: 'title' | 'detail' | 'unknown' | 'grand_total';
  code: Cell;
  name: Cell;
  id: Cell;
  dv: Cell;
  branch: Cell;
  thirdPartyName: Cell;
  opening: Cell;
  debit: Cell;
  credit: Cell;
  closing: Cell;
}

export interface Format {
  /** Folder name: `siigo-nube`. */
  key: string;
  /** As its vendor writes it. */
  name: string;
  /** Id of the accounting package in the catalogue (seed), null for packages that are not in it and for no package. */
  softwareId: number | null;
  /** Other packages of the same vendor that export it too. */
  alsoSoftwareIds?: readonly number[];
  /** Of no package: reads what none of theirs does. */
  isGeneral?: true;
  /** Its accounts are not those of the chart for merchants (PUC): what each one is has to be said by the company. */
  hasOtherChart?: true;
  detect(workbook: Workbook): Detection[];
  /** A visible sheet that holds a balance without titles, for a workbook that no format claims; null where none does. */
  untitledSheet?(workbook: Workbook): Sheet | null;
  /** A classifier for the rows after the header; may remember what it has seen. Null: nothing to read in this row. */
  rows(detection: Detection): (row: SheetRow) => RawRow | null;
}

/** Key of every format made of columns that a person named, in balances and results. */
export const mappedFormatKey = 'columnas';
