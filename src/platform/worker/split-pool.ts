/** One pool to its callers, two kinds of workers behind it. */
import type { Tasks } from './tasks.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Tasks of these names run in `special`, all others in `usual`. */
export function splitPool<T extends Tasks>(
  names: readonly (keyof T & string)[],
  special: WorkerPool<T>,
  usual: WorkerPool<T>,
): WorkerPool<T> {
  return {
    run: (task, input, options) => (names.includes(task) ? special : usual).run(task, input, options),
    warm: () => {
      special.warm();
      usual.warm();
    },
    close: async () => {
      await Promise.all([special.close(), usual.close()]);
    },
  };
}
