/** One pool to its callers, several kinds of workers behind it. */
import type { Priority } from './fair-semaphore.ts';
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
    ...together(special, usual),
  };
}

/** Tasks run in the pool of their place's priority. Those of `low` priority alone have no worker ready. */
export function poolByPriority<T extends Tasks>(pools: Record<Priority, WorkerPool<T>>): WorkerPool<T> {
  const all = [...new Set(Object.values(pools))];
  return {
    run: (task, input, options) => pools[options.place.priority].run(task, input, options),
    ...together(...all),
    warm: () => together(...all.filter((pool) => pool !== pools.low)).warm(),
  };
}

function together(...pools: Pick<WorkerPool<never>, 'warm' | 'close'>[]): Pick<WorkerPool<never>, 'warm' | 'close'> {
  return {
    warm: () => {
      for (const pool of pools) pool.warm();
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
    },
  };
}
