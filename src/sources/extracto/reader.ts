/** Reader of bank statements: named columns of any bank, and Bancolombia's lines without titles. */
import type { SourceReader } from '#core/engine/sources/source.ts';
import { readingText } from './reading/bank-words.es.ts';
import { joinedStatements, layoutOf, readStatement } from './reading/read-statement.ts';

export const reader: SourceReader<'extracto'> = {
  key: 'extracto',
  name: readingText.name,
  shortName: readingText.shortName,
  recognises: ({ workbook }) => layoutOf(workbook) !== null,
  read: ({ workbook }) => readStatement(workbook),
  joined: joinedStatements,
  // Sums only: who was paid or pays is not read.
  kept: (table) => table,
};
