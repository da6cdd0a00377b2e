/** Whether naming the columns of a file may help: it is a sheet, and what it says was not understood or does not add up. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';

/** What goes wrong when columns are taken for what they are not. Damaged, locked or foreign files are another matter. */
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
]);

/** Layouts that were told by their titles alone. A package's own is known: there it is the books that do not agree. */
const byTitles = new Set(['generico', 'columnas']);

export function canNameColumns({ readable, format, totals, issues }: Inspection): boolean {
  if (readable) return !totals.balanced && byTitles.has(format?.key ?? '');
  return issues.some(({ code, fatal }) => fatal && helped.has(code));
}
