/** Acts on the findings of a company as server-sent events, live only. */
import { setTimeout as sleep } from 'node:timers/promises';
import { outlast } from '#api/kernel/outlast.ts';
import type { AuditServices } from '../services.ts';
import { companyTopic, type HeardAct } from './queries.ts';

export interface CompanyPorts {
  /** Acts after one, in order; null: the newest alone. */
  read(after: number | null): Promise<HeardAct[]>;
  feed: Pick<AuditServices['feed'], 'hear' | 'isClosed'>;
  /** Repeated: sessions end and permissions change while a page is open. */
  mayFollow(): Promise<boolean>;
}

/** Milliseconds between checks of access. */
const roundMs = 3000;

/** Rounds without events before a comment is sent, which keeps proxies from closing the connection. */
const quietRounds = 5;

/** Ends at shutdown, when the client disconnects (`signal`) or loses access; nothing is sent after that. */
export async function* followCompany(
  companyId: number,
  { read, feed, mayFollow }: CompanyPorts,
  signal: AbortSignal,
  pauseMs = roundMs,
): AsyncGenerator<string> {
  let heard = true;
  let wake = () => {};
  const leave = feed.hear(companyTopic(companyId), () => {
    heard = true;
    wake();
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  const isOver = () => signal.aborted || feed.isClosed;
  try {
    let last = (await read(null)).at(-1)?.id ?? 0;
    // Tells the client that it follows from here on.
    yield ': following\n\n';
    for (let round = 1; !isOver(); round++) {
      if (!(await outlast(mayFollow, isOver))) return;
      if (heard) {
        heard = false;
        const after = last;
        for (const act of await outlast(() => read(after), isOver)) {
          last = act.id;
          yield `id: ${act.id}\ndata: ${JSON.stringify(act)}\n\n`;
        }
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      if (heard || signal.aborted) continue;
      await Promise.race([promise, sleep(pauseMs, undefined, { ref: false })]);
      if (!heard && round % quietRounds === 0) yield ': still here\n\n';
    }
  } finally {
    leave();
  }
}
