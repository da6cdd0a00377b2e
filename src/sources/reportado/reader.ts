/** Reader of the report of what third parties told the DIAN of the company: one row an informant and concept. */
import type { SourceReader } from '#core/engine/sources/source.ts';
import { readingText } from './reading/kinds.es.ts';
import { joinedReports, readReported, titlesIn } from './reading/read-reported.ts';

export const reader: SourceReader<'reportado'> = {
  key: 'reportado',
  name: readingText.name,
  shortName: readingText.shortName,
  recognises: ({ workbook }) => titlesIn(workbook) !== null,
  read: ({ workbook }) => readReported(workbook),
  joined: joinedReports,
  // What is personal was not read.
  kept: (table) => table,
};
