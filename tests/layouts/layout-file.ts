/** A simulated month as the export file of a package, and its reading. */

import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { ReadResult } from '#core/reading/read-balance.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { SimulatedCompany, SimulatedMonth } from '#simulator/model.ts';
import type { Layout, LayoutSheet } from './packages/layout.ts';
import { xlsFile } from './xls-file.ts';

/** Text files rarely contain company and month: the file name has the month. */
export async function layoutFile(
  layout: Layout,
  company: SimulatedCompany,
  month: SimulatedMonth,
): Promise<{ name: string; bytes: Uint8Array }> {
  const sheets = layout.sheets(company, month);
  const name = `balance-${periodKey(month.period)}.${layout.file === 'tsv' ? 'txt' : layout.file}`;
  return { name, bytes: await bytesOf(layout, sheets) };
}

async function bytesOf({ file }: Layout, sheets: readonly LayoutSheet[]): Promise<Uint8Array> {
  const [{ name, rows }] = sheets as [LayoutSheet];
  if (file === 'xlsx') return writeWorkbook(sheets);
  if (file === 'xls') return xlsFile(name, rows);
  const separator = file === 'csv' ? ';' : '\t';
  return Buffer.from(rows.map((cells) => cells.map((cell) => cell ?? '').join(separator)).join('\r\n'));
}

export async function readLayout(
  layout: Layout,
  company: SimulatedCompany,
  month: SimulatedMonth,
): Promise<ReadResult> {
  const { name, bytes } = await layoutFile(layout, company, month);
  return readBalance(await openWorkbook(bytes, name), formats);
}

/** Balance of a month in a layout; its issues when it cannot be read. */
export async function balanceIn(
  layout: Layout,
  company: SimulatedCompany,
  month: SimulatedMonth,
): Promise<TrialBalance> {
  const { balance, issues } = await readLayout(layout, company, month);
  if (!balance) throw new Error(`${layout.key}: ${JSON.stringify(issues)}`);
  return new TrialBalance(balance);
}
