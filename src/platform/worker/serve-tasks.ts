/** The worker's side: answers one task at a time until its thread ends. */
import { parentPort } from 'node:worker_threads';
import { movable, type TaskAnswer, type TaskRequest, type Tasks } from './tasks.ts';

/** Offers these functions to the thread that started this one. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (port === null) throw new Error('serveTasks runs in a worker thread');
  const answer = (message: TaskAnswer, move: ArrayBuffer[] = []) => port.postMessage(message, move);
  port.on('message', async ({ task, input }: TaskRequest) => {
    try {
      const run = tasks[task];
      if (run === undefined) throw new Error(`no task ${task}`);
      const result = await run(input as never, ((step: unknown) => answer({ kind: 'step', step })) as never);
      answer({ kind: 'result', result }, movable(result));
    } catch (error) {
      const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      answer({ kind: 'error', name, message, stack });
    }
  });
}
