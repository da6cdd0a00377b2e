/**
 * Memory of a thread or process that waits. V8 keeps what the last task left until the next one needs room, in every
 * thread: at rest that was more than all that is in use.
 */
import { Session } from 'node:inspector/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** Without a task for this long it is at rest. */
const REST_MS = 1000;

let rest: NodeJS.Timeout | undefined;

/** Collects what the last task left if no other begins before; takes some 0.1 s of this thread. */
export function collectAtRest(): void {
  endRest();
  rest = setTimeout(() => void (isMainThread ? collectAlone() : collectInThread()), REST_MS).unref();
}

/** A task begins. */
export function endRest(): void {
  clearTimeout(rest);
}

/** By the inspector: the function `gc` needs an option of the whole process, which code caches depend on. */
async function collectInThread(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}

let gc: ((options: object) => void) | undefined;

/** Of a process without other threads that compile; the inspector is refused to readers. */
function collectAlone(): void {
  if (gc === undefined) {
    v8.setFlagsFromString('--expose-gc');
    gc = vm.runInNewContext('gc') as NonNullable<typeof gc>;
    v8.setFlagsFromString('--no-expose-gc');
  }
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
