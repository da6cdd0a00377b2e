/** Worker side: performs tasks one at a time until its thread or process ends. */

import { Socket } from 'node:net';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Priority } from './fair-semaphore.ts';
import { collectAtRest, endRest } from './idle-memory.ts';
import { takeNiceLevel } from './nice-level.ts';
import { readerSocket } from './readers/launcher.ts';
import { messageStream } from './readers/message-stream.ts';
import { processorSeconds } from './readers/reader-command.ts';
import { movable, type TaskAnswer, type TaskRequest, type Tasks } from './tasks.ts';

/** A process leaves after this time without a task when it holds more than this. */
const IDLE_MS = 20_000;
const LARGE_BYTES = 250 * 1024 ** 2;

/** Posts a message; the buffers in `move` are transferred. */
type Post = (message: TaskAnswer, move: ArrayBuffer[]) => void;

/** Serves these functions to whoever started this thread or process. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (port !== null) {
    const { priority } = workerData as { priority?: Priority };
    if (priority !== undefined) takeNiceLevel(priority);
    const post: Post = (message, move) => port.postMessage(message, move);
    port.on('message', async (request: TaskRequest) => {
      endRest();
      await performTask(tasks, request, post);
      collectAtRest();
    });
    post({ kind: 'ready' }, []);
    return;
  }
  serveProcess(tasks);
}

/** Of a reader process, which is spoken to over a socket that it was given. */
function serveProcess(tasks: Tasks): void {
  const socket = new Socket({ fd: readerSocket, readable: true, writable: true });
  let idle: NodeJS.Timeout | undefined;
  const { send } = messageStream(socket, async (request) => {
    clearTimeout(idle);
    // Collected after practice alone: one that goes on reading would take the same memory again, and took longer.
    endRest();
    await performTask(tasks, request as TaskRequest, send);
    if (usedProcessorSeconds() > processorSeconds / 2) socket.end(() => process.exit(0));
    idle = setTimeout(leaveIfLarge, IDLE_MS);
  });
  socket.on('close', () => process.exit(0));
  // Everything is loaded and compiled; from here on come bytes of others.
  const { permission } = process as { permission?: NodeJS.ProcessPermission & { drop?(scope: string): void } };
  permission?.drop?.('fs.write');
  send({ kind: 'ready' });
  if (permission !== undefined && !permission.has('worker')) return;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4 };
  new Worker(new URL('watch-parent.ts', import.meta.url), { resourceLimits }).unref();
}

/** Before the system ends it for that, in the middle of a task. */
function usedProcessorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** An idle process gives back what a large file took; the pool starts another one. */
function leaveIfLarge(): void {
  if (process.memoryUsage.rss() > LARGE_BYTES) process.exit(0);
}

/** Runs one task and posts its steps, then its result or its error. */
export async function performTask(tasks: Tasks, { task, input }: TaskRequest, post: Post): Promise<void> {
  try {
    const run = lookUp(tasks, task);
    if (run === undefined) throw new Error(`no task ${task}`);
    const result = await run(input as never, ((step: unknown) => post({ kind: 'step', step }, [])) as never);
    post({ kind: 'result', result }, movable(result));
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    post({ kind: 'error', name, message, stack }, []);
  }
}
