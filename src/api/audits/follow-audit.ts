/** The events of an audit as server-sent events: what happened already, then the rest as it happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent } from './contract.ts';

export interface FollowPorts {
  /** Events after the given number, in order; each with its number. */
  eventsAfter(sequence: number): Promise<{ sequence: number; event: AuditEvent }[]>;
  /** Follows the audit; gives the way to stop. */
  follow(look: () => void): () => void;
  isClosed(): boolean;
}

/** A comment that keeps proxies from closing a silent connection. */
const heartbeatMs = 15_000;

/** Ends with the audit, when the process stops, or when the client leaves (`signal`). */
export async function* followAudit(ports: FollowPorts, signal: AbortSignal): AsyncGenerator<string> {
  let wake = () => {};
  let woken = Promise.resolve();
  const rearm = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    woken = promise;
    wake = resolve;
  };
  rearm();
  const leave = ports.follow(() => wake());
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    for (let last = 0; !signal.aborted && !ports.isClosed(); ) {
      rearm();
      for (const { sequence, event } of await ports.eventsAfter(last)) {
        last = sequence;
        yield `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
        if (event.state === 'done' || event.state === 'failed') return;
      }
      const quiet = await Promise.race([woken.then(() => false), sleep(heartbeatMs, true, { ref: false })]);
      if (quiet) yield ': still here\n\n';
    }
  } finally {
    leave();
  }
}
