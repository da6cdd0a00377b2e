/** Reader of registers beside the books: ageing of receivables and payables, fixed assets, inventory. */
import type { SourceReader } from '#core/engine/sources/source.ts';
import { joinedRegisters, layoutOf, readRegister } from './reading/read-register.ts';
import { readingText } from './reading/register-words.es.ts';

export const reader: SourceReader<'auxiliares'> = {
  key: 'auxiliares',
  name: readingText.name,
  shortName: readingText.shortName,
  recognises: ({ workbook }) => layoutOf(workbook) !== null,
  read: ({ workbook }) => readRegister(workbook),
  joined: joinedRegisters,
  kept: (table) => table,
};
