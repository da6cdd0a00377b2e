/** The DIAN's report of electronic documents, held against the books. */
import type { Source } from '#core/engine/sources/source.ts';
import { Analysis } from './analysis.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'documentos'> = {
  ...reader,
  validation,
  text,
  crossed(context) {
    const found = validation.analyse(context as unknown as Parameters<typeof validation.analyse>[0]);
    return found instanceof Analysis ? found.view : found;
  },
};
