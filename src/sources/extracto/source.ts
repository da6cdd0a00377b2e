/** Bank statements of a month, held against the banks of the books. */
import type { Source } from '#core/engine/sources/source.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'extracto'> = { ...reader, validation, text };
