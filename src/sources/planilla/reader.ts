/** Reader of the PILA's flat file (type E): one line an employee and novelty, fixed positions. */
import type { SourceReader } from '#core/engine/sources/source.ts';
import { isPlanilla, joinedPlanillas, readPlanilla, withoutNames } from './reading/read-planilla.ts';
import { readingText } from './reading/reading-text.es.ts';

export const reader: SourceReader<'planilla'> = {
  key: 'planilla',
  name: readingText.name,
  shortName: readingText.shortName,
  recognises: ({ bytes }) => isPlanilla(bytes),
  read: async ({ bytes }) => readPlanilla(bytes),
  joined: joinedPlanillas,
  kept: withoutNames,
};
