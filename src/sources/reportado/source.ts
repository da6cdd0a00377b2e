/** What third parties told the DIAN of the company in a year, held against its books. */
import type { Source } from '#core/engine/sources/source.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'reportado'> = { ...reader, validation, text };
