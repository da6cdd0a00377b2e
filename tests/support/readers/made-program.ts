/** The program of reader processes that perform made tasks. */
import { join } from 'node:path';
import { programFiles } from '#platform/worker/readers/reader-command.ts';

const support = join(import.meta.dirname, '..');
const root = join(support, '..', '..');

export const madeProgram = {
  entry: join(support, 'made-tasks.ts'),
  memoryMb: 256,
  reads: [...programFiles(root), support],
  hidden: [] as readonly string[],
};
