/** Tries a column mapping on a sheet, in a worker thread: result and proof. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { headerWords } from '#core/columns/header-words.es.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import { proofOf } from '#core/columns/proved-reading.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import { fitUntitled, noTitles } from '#core/columns/untitled-rows.ts';
import type { ReadResult } from '#core/reading/read-balance.ts';
import type { Sheet, Workbook } from '#core/reading/workbook.ts';
import { type FileReading, readFile } from '#platform/workbook/read-file.ts';
import { issueDocuments } from '../issue-document.ts';
import { type KeptBytes, openKept } from '../open-kept.ts';
import { readingOf } from '../reading.ts';
import { rowDocument } from '../stored-balance.ts';
import type { TriedColumns } from './contract.ts';

const mostRows = 12;
const mostIssues = 20;

export interface ColumnsToTry extends KeptBytes {
  sheet: string;
  mapping: ColumnMapping;
  name: string;
}

export interface ColumnsTried {
  tried: TriedColumns;
  /** Headers of the chosen row; empty strings in a sheet without headers. */
  headers: string[];
  /** Without headers: whether the first rows suffice to recognise another such file. */
  fits: boolean;
}

export async function tryColumns({ sheet, mapping, name, ...kept }: ColumnsToTry): Promise<ColumnsTried> {
  const isUntitled = mapping.headerRow === NO_TITLES;
  const { headers: _saved, ...asked } = mapping;
  let headers: string[] = [];
  const byHand = ({ sheets: [chosen] }: Workbook) => {
    headers = isUntitled ? noTitles(chosen ?? { head: [] }) : titlesIn(chosen, mapping.headerRow);
    return [mappedFormat(isUntitled ? asked : { ...asked, headers }, name)];
  };
  const found = await readFile(() => openKept(kept), byHand, sheet);
  const [chosen] = found.workbook?.sheets ?? [];
  const fits = !isUntitled || found.workbook === null || (chosen !== undefined && fitUntitled(chosen, asked));
  return { headers, fits, tried: await describe(found) };
}

function titlesIn(sheet: Sheet | undefined, headerRow: number): string[] {
  return headerWords(sheet?.head.find(({ number }) => number === headerRow)?.cells ?? []);
}

async function describe(result: FileReading): Promise<TriedColumns> {
  const { view } = result;
  const issues = await issueDocuments(result.issues.slice(0, mostIssues), result.workbook);
  const { company, period, rows, accounts, thirdParties, sign, totals } = readingOf(result, issues);
  return {
    proof: proofOf(result, view?.sum('') ?? null),
    arithmetic: arithmeticOf(result),
    company,
    period,
    rows,
    accounts,
    thirdParties,
    sign,
    totals,
    firstRows: view ? firstRows(view) : [],
    issues,
    issueCount: result.issues.length,
  };
}

/** Also for a reading refused because too few rows add up: shows how far off it is. */
function arithmeticOf({ proof, issues }: ReadResult): TriedColumns['arithmetic'] {
  const { telling = 0, explained = 0 } = proof ?? issues.find(({ code }) => code === 'sign_unprovable')?.data ?? {};
  return { telling: Number(telling), explained: Number(explained) };
}

/** In file order: the view sorts them by account. */
function firstRows(view: TrialBalance): TriedColumns['firstRows'] {
  const source = Uint32Array.from({ length: view.rowCount }, (_, index) => view.rows.source(index));
  const first = Array.from(source.toSorted().subarray(0, mostRows)).at(-1) ?? 0;
  return Array.from(source.keys())
    .filter((index) => source[index]! <= first)
    .sort((a, b) => source[a]! - source[b]!)
    .map((index) => rowDocument(view, index));
}
