/** The bell of a user as server-sent events: how it is now, and whenever it changes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TopicFeed } from '#api/kernel/event-channel.ts';
import { outlast } from '#api/kernel/outlast.ts';
import type { UnseenState } from './contract.ts';

export interface FollowPorts {
  read(): Promise<UnseenState>;
  feed: Pick<TopicFeed, 'hear' | 'isClosed'>;
  topics: readonly string[];
  /** Repeated: sessions end while a page is open. */
  mayFollow(): Promise<boolean>;
}

/**
 * Milliseconds between checks of the session, with a comment that keeps proxies from closing the connection. Longer than
 * those of streams about books: this one stays open as long as its page.
 */
const roundMs = 15_000;

/** Ends at shutdown, when the client disconnects (`signal`) or the session ends; nothing is sent after that. */
export async function* followNotifications(
  { read, feed, topics, mayFollow }: FollowPorts,
  signal: AbortSignal,
  pauseMs = roundMs,
): AsyncGenerator<string> {
  let heard = true;
  let wake = () => {};
  const hear = () => {
    heard = true;
    wake();
  };
  const leave = topics.map((topic) => feed.hear(topic, hear));
  signal.addEventListener('abort', () => wake(), { once: true });
  const isOver = () => signal.aborted || feed.isClosed;
  try {
    let last = '';
    while (!isOver()) {
      if (!(await outlast(mayFollow, isOver))) return;
      const wasHeard = heard;
      heard = false;
      const state = wasHeard ? JSON.stringify(await outlast(read, isOver)) : last;
      if (state !== last) yield `data: ${state}\n\n`;
      else yield ': still here\n\n';
      last = state;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      if (heard || signal.aborted) continue;
      await Promise.race([promise, sleep(pauseMs, undefined, { ref: false })]);
    }
  } finally {
    for (const one of leave) one();
  }
}
