/**
 * Sisco: its export is undocumented, so any flat table with the usual headers is accepted if the report names the
 * program above them. Others are read as flat files.
 */
import { flatFormat } from '#core/columns/flat-format.ts';

export const format = flatFormat({
  key: 'sisco',
  name: 'Sisco',
  softwareId: 7,
  evidence: 'assumed',
  score: 88,
  own: ({ columns, above }) => (above.some((words) => /\bsisco\b/.test(words)) ? columns : null),
});
