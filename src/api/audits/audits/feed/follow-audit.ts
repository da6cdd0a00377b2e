/** The events of an audit as server-sent events: what happened already, then the rest as it happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent } from '../contract.ts';

export interface FollowPorts {
  /** Events after the given number, in order; each with its number. */
  eventsAfter(sequence: number): Promise<{ sequence: number; event: AuditEvent }[]>;
  /** Follows the audit; gives the way to stop. */
  follow(look: () => void): () => void;
  isClosed(): boolean;
  /** Whether who follows may still do so: sessions end and permissions go while an audit runs. */
  mayFollow(): Promise<boolean>;
}

/** After so many silent rounds a comment, which keeps proxies from closing the connection. */
const quietRounds = 5;

/** How long a silent stream outlives its session or its permission. */
const usualRoundMs = 3000;

/** Ends with the audit, when the process stops, when the client leaves (`signal`) or may follow no longer; nothing is told after that. */
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
