/** Reader of the DIAN's report of electronic documents: 32 columns, one row a document. */
import type { SourceReader } from '#core/engine/sources/source.ts';
import { joinedDocuments, readDocuments, titlesIn, withoutEmployees } from './reading/read-documents.ts';
import { readingText } from './reading/titles.es.ts';

export const reader: SourceReader<'documentos'> = {
  key: 'documentos',
  name: readingText.name,
  shortName: readingText.shortName,
  recognises: ({ workbook }) => titlesIn(workbook) !== null,
  read: ({ workbook }) => readDocuments(workbook),
  joined: joinedDocuments,
  kept: withoutEmployees,
};
