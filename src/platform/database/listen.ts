/** LISTEN on a dedicated connection, with automatic reconnection. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { watchedBy } from './away/lasting-client.ts';
import type { DatabaseWatch } from './away/watch-database.ts';

export interface Listener {
  close(): Promise<void>;
}

const pauseMs = 500;
/** A connection that only listens would never learn that its packets are swallowed. */
const askMs = 10_000;

/**
 * Calls `heard` with the payload of each notification on a channel, and with null after every reconnection:
 * notifications in between are lost, so the state must be read again.
 */
export function listen(
  config: pg.PoolConfig,
  channel: string,
  heard: (payload: string | null) => void,
  watch?: DatabaseWatch,
): Listener {
  const Client = watchedBy(watch);
  const closing = new AbortController();
  let client: InstanceType<typeof Client> | undefined;
  /** Rejects when the connection cannot be made, resolves when it has ended. */
  const listenOnce = async () => {
    const fresh = new Client({ ...config, application_name: 'cuadre listener' });
    const ended = new Promise<void>((resolve) => fresh.once('end', resolve));
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    const ask = () => (fresh.query('select 1') as Promise<unknown>).catch(() => fresh.cut());
    const asking = setInterval(ask, askMs).unref();
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = fresh;
      if (closing.signal.aborted) return;
      heard(null);
      await ended;
    } finally {
      clearInterval(asking);
      client = undefined;
      fresh.cut();
    }
  };
  const keepListening = async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {});
      if (closing.signal.aborted) return;
      await sleep(pauseMs, undefined, { ref: false });
      await watch?.back(closing.signal).catch(() => {});
    }
  };
  const listening = keepListening();
  return {
    close: async () => {
      closing.abort();
      client?.cut();
      await listening;
    },
  };
}
