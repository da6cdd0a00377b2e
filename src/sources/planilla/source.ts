/** The PILA's flat file, held against the payroll of the books. */
import type { Source } from '#core/engine/sources/source.ts';
import { reader } from './reader.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

export const source: Source<'planilla'> = { ...reader, validation, text };
