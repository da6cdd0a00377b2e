/** Stores the progress of a running audit: events that arrive during a write are batched into the next one. */
import type { AuditEvent } from '../contract.ts';

export interface ProgressRecord {
  add(event: AuditEvent): void;
  /** Resolves when all events are stored. Rejects with the first failure; later events are not stored. */
  ended(): Promise<void>;
}

/** `keep` stores events in order; calls never overlap. */
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
      // The failure is reported by `ended`; until then it is not an unhandled rejection.
      recorded.catch(() => {});
    },
    ended: () => recorded,
  };
}
