/** The program of reader processes that perform made tasks. */
import { join } from 'node:path';
import { programFiles } from '#platform/worker/readers/reader-command.ts';

const root = join(import.meta.dirname, '..', '..');

export const madeProgram = {
  entry: join(import.meta.dirname, 'made-tasks.ts'),
  memoryMb: 256,
  reads: [...programFiles(root), import.meta.dirname],
  hidden: [] as readonly string[],
};
