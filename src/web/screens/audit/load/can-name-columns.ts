/** Whether the column editor may help with a file: a sheet that was not understood or does not add up. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { hasFoundColumns } from './file-decision.ts';

/** Issues caused by wrong column assignment. Damaged, locked or foreign files are excluded. */
const helped = new Set([
  'format_unknown',
  'format_ambiguous',
  'header_missing',
  'no_rows',
  'amounts_missing',
  'amount_unreadable',
  'amount_separators_mixed',
  'code_unreadable',
  'sign_unprovable',
  'layout_unproved',
  'sums_among_rows',
]);

/**
 * Layouts detected by header titles only. In a package's own layout the columns are known: the books do not balance.
 */
const byTitles = new Set(['generico', 'columnas']);

export function canNameColumns(inspection: Inspection): boolean {
  const { readable, format, totals, issues } = inspection;
  if (readable) return hasFoundColumns(inspection) || (!totals.balanced && byTitles.has(format?.key ?? ''));
  return issues.some(({ code, fatal }) => fatal && helped.has(code));
}
