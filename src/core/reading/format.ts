/**
 * A format reads the layout of one package: it recognises a sheet by content and classifies its rows. Amounts, signs,
 * titles and leaves are common to all formats and belong to the builder.
 */

import type { BalanceCompany, SignConvention } from '#core/books/balance-data.ts';
import type { Period } from '#core/calendar/period.ts';
import type { DecimalMark } from './cells/amount-text.ts';
import type { CoveredDays } from './headers/covered-days.es.ts';
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

/** 0-based column of each field present in the sheet. */
export type Columns = Partial<Record<Field, number>>;

/**
 * What a layout rests on. `real`: a real export was read. `told`: its headers tell it, or other programs that read real
 * exports do. `assumed`: neither: the user is asked to compare the totals, and only what the file's sums prove is read.
 */
export type LayoutEvidence = 'real' | 'told' | 'assumed';

/** Company, NIT and months named in the title block of a report. */
export interface ReportTitle {
  company: BalanceCompany;
  /** First and last month covered; equal for a monthly report. Null when the file gives none. */
  from: Period | null;
  to: Period | null;
  /** Days covered, where they are less than their month. */
  days?: CoveredDays;
  /** What it says to cover in other words than days and months of a year. */
  span?: { text: string /** Less than a month; else more. */; isPart: boolean };
  /** The year, where it names no month of it. */
  year?: number;
}

export interface Detection {
  sheet: Sheet;
  /** 1-based row of the column headers (the last one, when they take two). */
  headerRow: number;
  columns: Columns;
  /** Confidence, 0–100. Below 50 a format does not claim the file. */
  score: number;
  title: ReportTitle;
  /** Row above the headers with the names of several sets of amounts: none of the title. */
  groupRow?: number;
  /**
   * Sign and decimal mark given by the user with the column mapping; the file's arithmetic must agree. Missing ones are
   * inferred.
   */
  given?: { sign?: SignConvention; decimal?: DecimalMark };
  /** An assumed layout is a real one in files with this cell, by which the program whose export was read signs. */
  realWith?: RegExp;
  /** The columns were found by their figures, as the headers are of no package: the user is asked to check them. */
  byFigures?: boolean;
}

/** A classified row, cells as in the file. */
export interface RawRow {
  /**
   * `title`: total of an account; `detail`: a fact; `unknown`: decided by the arithmetic; `grand_total`: of the report;
   * `part_total`: of some part of it; `heading`: names the third party of the rows below, and holds no figures.
   */
  kind: 'title' | 'detail' | 'unknown' | 'grand_total' | 'part_total' | 'heading';
  /** Where a row without code has it from: the title of its account above, or another third party above. */
  codeFrom?: 'title' | 'neighbour' | undefined;
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
  /** Product name as the vendor writes it. */
  name: string;
  /**
   * Id of the accounting package in the catalogue (seed); null for packages outside it and for formats of no package.
   */
  softwareId: number | null;
  /** Other packages of the same vendor with the same export. */
  alsoSoftwareIds?: readonly number[];
  evidence: LayoutEvidence;
  /** Fallback format of no package: reads what no package format claims. */
  isGeneral?: true;
  /** Its chart of accounts is not the PUC for merchants: the company must say what each account is. */
  hasOtherChart?: true;
  /** Its report is quarterly by rule: no month of it can be asked for. */
  isQuarterly?: true;
  detect(workbook: Workbook): Detection[];
  /**
   * A visible sheet with a balance but without a header row, for a workbook that no format claims; null if there is
   * none.
   */
  untitledSheet?(workbook: Workbook): Sheet | null;
  /** Makes a classifier for the rows after the header; it may be stateful. Null: the row holds nothing to read. */
  rows(detection: Detection): (row: SheetRow) => RawRow | null;
}

/** Format key of every balance read with a column mapping. */
export const mappedFormatKey = 'columnas';
