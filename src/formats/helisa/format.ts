/**
 * Helisa (classic, version 2 and Cloud): the third-party column is called "Identidad", account rows come first with
 * their third parties below, the code repeated or omitted; account totals may close each block. Balances are positive
 * in each account's own nature, proved by the file's arithmetic. No export could be verified: the layout is assumed
 * from the program's field names, so any column order is accepted.
 */
import { type FlatTable, flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'helisa',
  name: 'Helisa',
  softwareId: 2,
  alsoSoftwareIds: [9, 10],
  evidence: 'assumed',
  score: 85,
  own: (table) => (isHelisa(table) ? table.columns : null),
});

/** Recognised by its own terms: the third-party column, the account columns, or the program's name above. */
function isHelisa({ headers, above }: FlatTable): boolean {
  return (
    headers.includes('identidad') ||
    (headers.includes('cod cuenta') && headers.some((header) => /^descripcion .*cuenta$/.test(header))) ||
    above.some((words) => /\bhelisa\b/.test(words))
  );
}
