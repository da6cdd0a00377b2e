/** Worker thread side: runs one task at a time until the thread ends. */
import { parentPort } from 'node:worker_threads';
import { movable, type TaskAnswer, type TaskRequest, type Tasks } from './tasks.ts';

/** Posts a message; the buffers in `move` are transferred. */
type Post = (message: TaskAnswer, move: ArrayBuffer[]) => void;

/** Registers the tasks of this worker thread. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (port === null) throw new Error('serveTasks runs in a worker thread');
  const post: Post = (message, move) => port.postMessage(message, move);
  port.on('message', (request: TaskRequest) => performTask(tasks, request, post));
}

/** Runs one task and posts its progress, then its result or error. */
export async function performTask(tasks: Tasks, { task, input }: TaskRequest, post: Post): Promise<void> {
  try {
    const run = tasks[task];
    if (run === undefined) throw new Error(`no task ${task}`);
    const result = await run(input as never, ((step: unknown) => post({ kind: 'step', step }, [])) as never);
    post({ kind: 'result', result }, movable(result));
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    post({ kind: 'error', name, message, stack }, []);
  }
}
