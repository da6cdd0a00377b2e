/** Sheets without headers: whether a mapping by position fits, proved by the arithmetic of the first rows. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { mayMeanId } from '#core/reading/cells/third-party-cell.ts';
import { RawRows, text } from '#core/reading/rows/raw-rows.ts';
import { likeliestSign } from '#core/reading/sign-convention.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { mappedRows } from './mapped-rows.ts';

/** Minimum number of rows with movement that add up, and their minimum share. */
const LEAST_ROWS = 2;
const LEAST_SHARE = 0.9;

/** Width of the widest of the first rows, without trailing empty cells. */
export function widthOf({ head }: Pick<Sheet, 'head'>): number {
  return Math.max(0, ...head.map(({ cells }) => cells.findLastIndex((cell) => text(cell) !== '') + 1));
}

/** Placeholder headers: one empty string per column. */
export function noTitles(sheet: Pick<Sheet, 'head'>): string[] {
  return Array.from({ length: widthOf(sheet) }, () => '');
}

/**
 * Whether the first rows of a sheet are, under the mapping, accounts whose figures add up, with third parties where it
 * has them.
 */
export function fitUntitled(sheet: Sheet, mapping: ColumnMapping): boolean {
  const classify = mappedRows(mapping, { code: mapping.code[0]! });
  const raw = new RawRows();
  let bad = 0;
  let thirdParties = 0;
  let others = 0;
  for (const row of sheet.head) {
    const read = classify(row);
    if (!read || read.kind === 'grand_total') continue;
    const code = normaliseAccountCode(text(read.code));
    if (code === null) bad++;
    else raw.add(read, raw.account(code), row.number, () => bad++);
    if (text(read.id) !== '') mayMeanId(text(read.id)) ? thirdParties++ : others++;
  }
  if (bad > 0 || others > thirdParties || raw.settle(mapping.decimal === 'auto' ? undefined : mapping.decimal))
    return false;
  const { debit, credit } = raw.amounts;
  let negative = 0;
  for (let row = 0; row < raw.count; row++) if (debit.approximate(row) < 0 || credit.approximate(row) < 0) negative++;
  if (negative > raw.count * (1 - LEAST_SHARE)) return false;
  const columns = { code: raw.code, codes: raw.codes.values, count: raw.count, amounts: raw.amounts };
  const { telling, explained } = likeliestSign(columns, mapping.sign === 'auto' ? undefined : mapping.sign);
  return explained >= LEAST_ROWS && explained >= telling * LEAST_SHARE;
}

/** The rows above the first account: the report's title block. */
export function rowsAbove(sheet: Sheet, mapping: ColumnMapping): SheetRow[] {
  const classify = mappedRows(mapping, { code: mapping.code[0]! });
  const first = sheet.head.findIndex((row) => classify(row) !== null);
  return sheet.head.slice(0, Math.max(0, first));
}
