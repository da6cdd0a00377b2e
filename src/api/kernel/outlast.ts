/** Reads of open streams, which outlast a database that is away: nothing is sent meanwhile, and nothing missed after. */
import { setTimeout as sleep } from 'node:timers/promises';
import { passes } from '#platform/database/away/failure-of.ts';

/** In milliseconds. */
const usualPauseMs = 500;

/** What `read` gives, tried again while its failure is one that passes, unless the stream is over. */
export async function outlast<Value>(
  read: () => Promise<Value>,
  isOver: () => boolean,
  pauseMs = usualPauseMs,
): Promise<Value> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (isOver() || !passes(error)) throw error;
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}
