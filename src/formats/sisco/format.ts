/**
 * Sisco: nothing is published about its export, so any flat table with the usual headers is read, provided that the report
 * names the program above them. A report that does not is read just the same as a flat file.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'sisco',
  name: 'Sisco',
  softwareId: 7,
  score: 88,
  own: ({ columns, above }) => (above.some((words) => /\bsisco\b/.test(words)) ? columns : null),
});
