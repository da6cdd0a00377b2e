/** The DIAN's report of electronic documents, held against the books. */
import type { Source } from '#core/engine/sources/source.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'documentos'> = { ...reader, validation, text };
