/** A TCP proxy before a PostgreSQL server, with the faults of a network: packets that are swallowed, and resets. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { DatabaseAccess } from '#platform/database/connection.ts';

export interface FaultyLink {
  /** The same database through the proxy. */
  readonly access: DatabaseAccess;
  /** From now on nothing arrives, in either direction; connections are taken and stay open. */
  swallow(): void;
  /** The network forgets the connections that are open; new ones are good. */
  forget(): void;
  /** Resets every connection, and those to come, until `heal`. */
  reset(): void;
  /** Those that were swallowed stay so: their packets are lost. */
  heal(): void;
  close(): Promise<void>;
}

/** To a server with its socket in a folder. */
export async function openFaultyLink({ owner, application, queue }: DatabaseAccess): Promise<FaultyLink> {
  let state: 'good' | 'swallows' | 'resets' = 'good';
  const open = new Set<Socket>();
  const isLost = new WeakSet<Socket>();
  const server = createServer((inner) => {
    if (state === 'resets') return void inner.resetAndDestroy();
    const outer = connect(`${owner.host}/.s.PGSQL.${owner.port}`);
    const both = [inner, outer] as const;
    for (const [from, to] of [both, [outer, inner] as const]) {
      open.add(from);
      from.on('error', () => {});
      from.on('data', (data) => {
        if (state !== 'good') isLost.add(inner);
        if (!isLost.has(inner)) to.write(data);
      });
      from.on('close', () => {
        open.delete(from);
        if (state !== 'swallows' && !isLost.has(inner)) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = { host: '127.0.0.1', port };
  const destroyAll = () => {
    for (const socket of open) {
      if (socket.remoteAddress === undefined) socket.destroy();
      else socket.resetAndDestroy();
    }
  };
  return {
    access: {
      owner: { ...owner, ...through },
      application: { ...application, ...through },
      queue: { ...queue, ...through },
    },
    swallow: () => {
      state = 'swallows';
    },
    forget: () => {
      for (const socket of open) isLost.add(socket);
    },
    reset: () => {
      state = 'resets';
      destroyAll();
    },
    heal: () => {
      state = 'good';
    },
    close: async () => {
      state = 'good';
      destroyAll();
      server.close();
    },
  };
}
