/** Well-behaved and misbehaving tasks for the worker pool tests: the entry point of their threads. */
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { isMainThread, workerData } from 'node:worker_threads';
import { serveTasks } from '#platform/worker/serve-tasks.ts';
import { attack, type HostileTarget } from './readers/hostile-code.ts';

export const madeTasks = {
  double: async ({ bytes }: { bytes: Uint8Array }, progress: (step: number) => void) => {
    for (const [index, value] of bytes.entries()) {
      progress(index);
      bytes[index] = value * 2;
    }
    return { bytes };
  },
  fail: async () => {
    throw new RangeError('not that');
  },
  hang: async () => {
    for (;;);
  },
  hoard: async () => {
    const hoard: string[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => `${index}${hoard.length}`));
  },
  /** Megabytes of its heap after what it held for a while. */
  litter: async () => {
    const held = Array.from({ length: 400_000 }, (_, index) => ({ index, text: `${index}` }));
    return held.length > 0 ? heapMb() : 0;
  },
  heap: async () => heapMb(),
  hoardBuffers: async () => {
    const hoard: Buffer[] = [];
    for (;;) hoard.push(Buffer.alloc(8 * 1024 ** 2, 1));
  },
  leave: async () => process.exit(3),
  /** Answers, and leaves before it hears of the next task. */
  retire: async () => {
    process.nextTick(() => setImmediate(() => process.exit(0)));
  },
  priority: async () => getPriority(),
  /** Long enough for another task to need another worker. */
  id: async () => {
    await sleep(300);
    return process.pid;
  },
  /** What hostile code gets that runs in the worker: an error code for each that is refused. */
  attack: async (target: HostileTarget) => attack(target),
  /** What the worker was started with. */
  given: async () => (isMainThread ? process.argv.slice(2) : (workerData as unknown)),
};

function heapMb(): number {
  return getHeapStatistics().total_heap_size / 1024 ** 2;
}

export type MadeTasks = typeof madeTasks;

serveTasks(madeTasks);
