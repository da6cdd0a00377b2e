/** Worker threads: cheap to talk to, but their memory limit covers the JavaScript heap alone. For input of our own making. */
import { Worker } from 'node:worker_threads';
import type { Priority } from './fair-semaphore.ts';
import type { Runner, RunnerEvents, StartRunner } from './runner.ts';
import { movable, type TaskAnswer } from './tasks.ts';

/** Of each thread. V8 takes up to three times as much to no gain; with less, audits take a fifteenth longer. */
const YOUNG_MB = 32;

interface ThreadOptions {
  /** Module that calls `serveTasks`. */
  entry: URL;
  /** Of its share of the processor. */
  priority: Priority;
  /** JavaScript heap in megabytes. */
  memoryMb: number;
  /** `workerData` of a thread that starts ahead of its first task. */
  ahead?: object;
}

export function threadRunner({ entry, memoryMb, priority, ahead = {} }: ThreadOptions): StartRunner {
  return (events: RunnerEvents, isAhead: boolean): Runner => {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB };
    const worker = new Worker(entry, { resourceLimits, workerData: { ...(isAhead ? ahead : {}), priority } });
    let failure: (Error & { code?: string }) | undefined;
    worker.unref();
    worker.on('error', (error: Error) => {
      failure = error;
    });
    worker.on('message', (answer: TaskAnswer) => events.answered(answer));
    worker.once('exit', () => events.ended(failure?.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', failure));
    return {
      send: (request) => worker.postMessage(request, movable(request.input)),
      kill: async () => {
        await worker.terminate();
      },
      hold: (busy) => (busy ? worker.ref() : worker.unref()),
    };
  };
}
