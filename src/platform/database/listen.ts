/** LISTEN on a dedicated connection, with automatic reconnection. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Listener {
  close(): Promise<void>;
}

const pauseMs = 1000;

/**
 * Calls `heard` with the payload of each notification on a channel, and with null after every reconnection:
 * notifications in between are lost, so the state must be read again.
 */
export function listen(config: pg.PoolConfig, channel: string, heard: (payload: string | null) => void): Listener {
  let client: pg.Client | undefined;
  let closed = false;
  const connect = async (): Promise<void> => {
    for (let first = true; !closed; first = false) {
      if (!first) await sleep(pauseMs, undefined, { ref: false });
      const fresh = new pg.Client({ ...config, application_name: 'cuadre listener' });
      let broken = false;
      fresh.on('error', () => {
        if (broken) return;
        broken = true;
        if (client === fresh) void connect();
      });
      fresh.on('notification', ({ payload }) => heard(payload ?? ''));
      try {
        await fresh.connect();
        await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
        client = fresh;
        heard(null);
        return;
      } catch {
        broken = true;
        await fresh.end().catch(() => {});
      }
    }
  };
  const connecting = connect();
  return {
    close: async () => {
      closed = true;
      await connecting;
      await client?.end();
    },
  };
}
