/**
 * Helisa (classic, version 2 and Cloud): a table whose third party is called "Identidad", account rows first and their third
 * parties below, with the code repeated or left out; totals of accounts may close each block. Balances come positive in each
 * account's own nature, which the file's arithmetic proves. No export could be verified: the layout is assumed from the
 * program's own field names, so any order of columns is accepted.
 */
import { type FlatTable, flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'helisa',
  name: 'Helisa',
  softwareId: 2,
  alsoSoftwareIds: [9, 10],
  score: 85,
  own: (table) => (isHelisa(table) ? table.columns : null),
});

/** By its own words: the third party's column, those of the account, or the program's name above. */
function isHelisa({ headers, above }: FlatTable): boolean {
  return (
    headers.includes('identidad') ||
    (headers.includes('cod cuenta') && headers.some((header) => /^descripcion .*cuenta$/.test(header))) ||
    above.some((words) => /\bhelisa\b/.test(words))
  );
}
