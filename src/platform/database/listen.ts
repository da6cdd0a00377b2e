/** Connections of their own that are kept open, with automatic reconnection: for LISTEN and for locks of a session. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type LastingClient, watchedBy } from './away/lasting-client.ts';
import type { DatabaseWatch } from './away/watch-database.ts';

export interface KeptConnection {
  close(): Promise<void>;
}

const pauseMs = 500;
/** A connection that only waits would never learn that its packets are swallowed. */
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
): KeptConnection {
  const opened = async (client: LastingClient, signal: AbortSignal) => {
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (!signal.aborted) heard(null);
  };
  return keepConnected({ ...config, application_name: 'cuadre listener' }, opened, watch);
}

/** Opens a connection, whenever it has ended again, and calls `opened` with it. `signal`: it is being closed. */
export function keepConnected(
  config: pg.PoolConfig,
  opened: (client: LastingClient, signal: AbortSignal) => Promise<void>,
  watch?: DatabaseWatch,
): KeptConnection {
  const Client = watchedBy(watch);
  const closing = new AbortController();
  let client: LastingClient | undefined;
  /** Rejects when the connection cannot be made, resolves when it has ended. */
  const once = async () => {
    const fresh = new Client(config);
    const ended = new Promise<void>((resolve) => fresh.once('end', resolve));
    const ask = () => (fresh.query('select 1') as Promise<unknown>).catch(() => fresh.cut());
    const asking = setInterval(ask, askMs).unref();
    try {
      await fresh.connect();
      await opened(fresh, closing.signal);
      client = fresh;
      if (closing.signal.aborted) return;
      await ended;
    } finally {
      clearInterval(asking);
      client = undefined;
      fresh.cut();
    }
  };
  const keepOpen = async () => {
    while (!closing.signal.aborted) {
      await once().catch(() => {});
      if (closing.signal.aborted) return;
      await sleep(pauseMs, undefined, { ref: false });
      await watch?.back(closing.signal).catch(() => {});
    }
  };
  const keeping = keepOpen();
  return {
    close: async () => {
      closing.abort();
      client?.cut();
      await keeping;
    },
  };
}
