/** What is killed, cut or held, and whether the service's own process dies of it. */
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/database/connection.ts';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import type { FaultyLink } from '../../tests/faults/faulty-link.ts';
import type { MeasuredServer } from '../measured-server.ts';
import { processesOf } from '../resident-memory.ts';
import type { Seeded } from '../roles/seeded.ts';

export interface Place {
  server: MeasuredServer;
  /** Folder of the PostgreSQL server. */
  cluster: string;
  /** Between the service and a database that is not its own; null: the embedded one. */
  link: FaultyLink | null;
  chance: Seeded;
}

export interface Fault {
  name: string;
  /** How often, against the others. */
  share: number;
  /** Where it can be made. */
  needs?: 'link';
  isDeath?: true;
  make(place: Place): Promise<void>;
}

export const ownerOf = (cluster: string) => accessBySocket(findServer(cluster)!.socketFolder).owner;

/** Processes of a PostgreSQL server, its first one among them. */
function serving(cluster: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === cluster ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
}

async function held(pids: readonly number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await sleep(ms);
  signal(pids, 'SIGCONT');
}

/** How long something is away or held, in milliseconds. */
const some = (chance: Seeded) => 200 + chance.below(1800);

export const faults: readonly Fault[] = [
  { name: 'service killed', share: 6, isDeath: true, make: ({ server }) => server.end('SIGKILL') },
  { name: 'service stopped', share: 1, isDeath: true, make: ({ server }) => server.end('SIGTERM') },
  {
    name: 'service killed, and again while it starts',
    share: 1,
    isDeath: true,
    make: async ({ server, chance }) => {
      await server.end('SIGKILL');
      const starting = server.startAgain().catch(() => {});
      await sleep(chance.below(1500));
      if (server.lives) await server.end('SIGKILL');
      await starting;
    },
  },
  {
    name: 'PostgreSQL killed',
    share: 2,
    make: async ({ cluster }) => signal([findServer(cluster)!.pid], 'SIGKILL'),
  },
  {
    name: 'PostgreSQL stopped',
    share: 2,
    make: async ({ cluster }) => signal([findServer(cluster)!.pid], 'SIGINT'),
  },
  {
    name: 'one process of PostgreSQL killed',
    share: 3,
    make: async ({ cluster, chance }) => {
      const { pid } = findServer(cluster)!;
      signal([chance.of(serving(cluster).filter((one) => one !== pid))], 'SIGKILL');
    },
  },
  {
    name: 'all connections ended',
    share: 2,
    make: ({ cluster }) =>
      withClient(ownerOf(cluster), async (owner) => {
        await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      }),
  },
  {
    name: 'PostgreSQL held',
    share: 1,
    make: ({ cluster, chance }) => held(serving(cluster), some(chance)),
  },
  {
    name: 'readers killed',
    share: 4,
    make: async ({ server }) => {
      const readers = processesOf(server.pid).filter(({ command }) => command.includes('/app/reader.ts'));
      signal(
        readers.map(({ pid }) => pid),
        'SIGKILL',
      );
    },
  },
  {
    name: 'service held',
    share: 1,
    make: ({ server, chance }) => held([server.pid], some(chance)),
  },
  {
    name: 'link reset, then closed',
    share: 6,
    needs: 'link',
    make: async ({ link, chance }) => {
      link!.reset();
      await sleep(some(chance));
      link!.heal();
    },
  },
  {
    name: 'link swallows packets',
    share: 4,
    needs: 'link',
    make: async ({ link, chance }) => {
      link!.swallow();
      await sleep(some(chance) * 2);
      link!.heal();
    },
  },
  { name: 'link forgets its connections', share: 3, needs: 'link', make: async ({ link }) => link!.forget() },
];

/** By their shares. */
export function drawn({ link, chance }: Place): Fault {
  const all = faults.filter(({ needs }) => needs === undefined || link !== null);
  return chance.of(all.flatMap((fault) => Array<Fault>(fault.share).fill(fault)));
}
