/** Keeps the progress of an audit while it goes on: what comes while something is being kept is kept together, right after it. */
import type { AuditEvent } from '../contract.ts';

export interface ProgressRecord {
  add(event: AuditEvent): void;
  /** Resolves when all have been kept. Rejects with the first failure; what came after it is not kept. */
  ended(): Promise<void>;
}

/** `keep` writes events down in their order; it is never called before it has ended. */
export function recordProgress(keep: (events: AuditEvent[]) => Promise<void>): ProgressRecord {
  let waiting: AuditEvent[] = [];
  let recorded = Promise.resolve();
  const keepWaiting = () => {
    const events = waiting;
    waiting = [];
    return keep(events);
  };
  return {
    add: (event) => {
      waiting.push(event);
      if (waiting.length > 1) return;
      recorded = recorded.then(keepWaiting);
      // Whoever waits for the end hears of it; until then a failure is not an unhandled one.
      recorded.catch(() => {});
    },
    ended: () => recorded,
  };
}
