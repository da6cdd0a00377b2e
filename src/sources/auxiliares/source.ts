/** Registers beside the books, held against their accounts. */
import type { Source } from '#core/engine/sources/source.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'auxiliares'> = { ...reader, validation, text };
