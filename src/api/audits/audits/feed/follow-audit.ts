/** Events of an audit as server-sent events: past ones, then live. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent } from '../contract.ts';

export interface FollowPorts {
  /** Events after a sequence number, in order. */
  eventsAfter(sequence: number): Promise<{ sequence: number; event: AuditEvent }[]>;
  /** Subscribes; returns the unsubscribe function. */
  follow(look: () => void): () => void;
  isClosed(): boolean;
  /** Access check, repeated: sessions end and permissions change while an audit runs. */
  mayFollow(): Promise<boolean>;
}

/** Rounds without events before a comment is sent, which keeps proxies from closing the connection. */
const quietRounds = 5;

/** Interval of access checks; how long a silent stream outlives a lost session or permission. */
const usualRoundMs = 3000;

/**
 * Ends with the audit, at shutdown, when the client disconnects (`signal`) or loses access; nothing is sent after that.
 */
export async function* followAudit(
  ports: FollowPorts,
  signal: AbortSignal,
  roundMs = usualRoundMs,
): AsyncGenerator<string> {
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
    for (let last = 0, round = 1; !signal.aborted && !ports.isClosed(); round++) {
      rearm();
      if (!(await ports.mayFollow())) return;
      for (const { sequence, event } of await ports.eventsAfter(last)) {
        last = sequence;
        yield `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
        if (event.state === 'done' || event.state === 'failed') return;
      }
      const quiet = await Promise.race([woken.then(() => false), sleep(roundMs, true, { ref: false })]);
      if (quiet && round % quietRounds === 0) yield ': still here\n\n';
    }
  } finally {
    leave();
  }
}
