/** The DIAN's report of electronic documents: 32 columns, one row a document. */
import type { Source } from '#core/engine/sources/source.ts';
import { joinedDocuments, readDocuments, titlesIn } from './reading/read-documents.ts';
import { readingText } from './reading/titles.es.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'documentos'> = {
  key: 'documentos',
  name: readingText.name,
  recognises: ({ workbook }) => titlesIn(workbook) !== null,
  read: ({ workbook }) => readDocuments(workbook),
  joined: joinedDocuments,
  validation,
  text,
};
