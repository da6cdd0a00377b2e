/**
 * Memory of a thread that waits. V8 keeps what the last task left until the next one needs room, in every thread: at rest
 * that was more than all that is in use.
 */
import { Session } from 'node:inspector/promises';

/** Without a task for this long it is at rest. */
const REST_MS = 1000;

let rest: NodeJS.Timeout | undefined;

/** Collects what the last task left if no other begins before; takes some 0.1 s of this thread. */
export function collectAtRest(): void {
  endRest();
  rest = setTimeout(() => void collect(), REST_MS).unref();
}

/** A task begins. */
export function endRest(): void {
  clearTimeout(rest);
}

/** By the inspector, as the function `gc` needs an option of the whole process. */
async function collect(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
