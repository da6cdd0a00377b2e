/** Events of an audit as server-sent events: past ones, then live. */
import { setTimeout as sleep } from 'node:timers/promises';
import { outlast } from '#api/kernel/outlast.ts';
import type { StoredEvent } from '../queries.ts';
import { type FollowedAudit, roundMs } from './audit-feed.ts';

export interface FollowPorts {
  /** Events after a sequence number, in order. */
  read(sequence: number): Promise<StoredEvent[]>;
  /** Subscribes to the audit. */
  follow(follower: { wake: () => void; read: FollowPorts['read'] }): FollowedAudit;
  isClosed(): boolean;
  /** Access check, repeated: sessions end and permissions change while an audit runs. */
  mayFollow(): Promise<boolean>;
}

/** Rounds without events before a comment is sent, which keeps proxies from closing the connection. */
const quietRounds = 5;

/**
 * Ends with the audit, at shutdown, when the client disconnects (`signal`) or loses access; nothing is sent after that.
 */
export async function* followAudit(ports: FollowPorts, signal: AbortSignal, pauseMs = roundMs): AsyncGenerator<string> {
  let wake = () => {};
  let woken = Promise.resolve();
  const rearm = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    woken = promise;
    wake = resolve;
  };
  rearm();
  const { eventsAfter, leave } = ports.follow({ wake: () => wake(), read: ports.read });
  signal.addEventListener('abort', () => wake(), { once: true });
  const isOver = () => signal.aborted || ports.isClosed();
  try {
    for (let last = 0, round = 1; !isOver(); round++) {
      rearm();
      if (!(await outlast(ports.mayFollow, isOver))) return;
      const after = last;
      for (const { sequence, event } of await outlast(() => eventsAfter(after), isOver)) {
        last = sequence;
        yield `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`;
        if (event.state === 'done' || event.state === 'failed') return;
      }
      const quiet = await Promise.race([woken.then(() => false), sleep(pauseMs, true, { ref: false })]);
      if (quiet && round % quietRounds === 0) yield ': still here\n\n';
    }
  } finally {
    leave();
  }
}
