/** Faults at random moments of a working service, one after the other, each followed by all checks. */
import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import type { DatabaseAccess } from '#platform/database/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { type FaultyLink, openFaultyLink } from '../../tests/faults/faulty-link.ts';
import { MeasuredServer } from '../measured-server.ts';
import { Seeded } from '../roles/seeded.ts';
import { Checks, ready, workedOff } from './checks.ts';
import { drawn, type Place } from './kills.ts';
import { People } from './people.ts';
import { Witness } from './witness.ts';

/** Of one fault. */
export interface Outcome {
  fault: string;
  /** Acts that waited for their answer. */
  during: string[];
  /** Milliseconds from its end (of a death: from the next start) until the service says that it works. */
  ready: number;
  /** From then until everything that waited has run. */
  workedOff: number;
  broken: string[];
}

export interface Made {
  outcomes: Outcome[];
  /** Confirmed acts by kind. */
  confirmed: ReadonlyMap<string, number>;
}

export interface Options {
  faults: number;
  seed: string;
  /** Empty, and of its own. */
  folder: string;
  /** Against a database of its own behind a link that can fail; otherwise the embedded one. */
  behindLink: boolean;
  /** Told of each. */
  each(outcome: Outcome, index: number): void;
}

/** Longest time between the checks of one fault and the next one, in milliseconds. */
const MOST_MS = 900;
const tree = join(import.meta.dirname, '..', '..');

interface Database {
  cluster: string;
  link: FaultyLink | null;
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A database of another process, reached by TCP. */
export async function databaseBehindLink(folder: string): Promise<Database & { link: FaultyLink }> {
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres(prepareDataDirectory(folder));
  const link = await openFaultyLink(embedded.access);
  return {
    cluster: join(folder, 'postgres'),
    link,
    env: { DATABASE_URL: urlOf(link.access) },
    close: async () => {
      await link.close();
      await embedded.stop();
    },
  };
}

function urlOf({ owner: { user, password, host, port, database } }: DatabaseAccess): string {
  return `postgres://${user}${password ? `:${String(password)}` : ''}@${host}:${port}/${database}`;
}

export async function makeFaults({ faults, seed, folder, behindLink, each }: Options): Promise<Made> {
  // The service, started as root, goes on as another user.
  chmodSync(folder, 0o755);
  const data = join(folder, 'datos');
  const log = openSync(join(folder, 'log'), 'w');
  const database: Database = behindLink
    ? await databaseBehindLink(join(folder, 'base'))
    : { cluster: join(data, 'postgres'), link: null, env: {}, close: async () => {} };
  const how = { log, env: database.env };
  const [chance, witness] = [new Seeded(seed), new Witness()];
  const server = await MeasuredServer.start(tree, data, how);
  try {
    await server.says(/Empresa de ejemplo lista/);
    server.patienceMs = 60_000;
    const place: Place = { server, cluster: database.cluster, link: database.link, chance };
    const people = await People.open(server, join(data, 'correo'), witness, chance);
    const checks = new Checks(place, people, witness);
    const outcomes: Outcome[] = [];
    for (let index = 0; index < faults; index++) {
      const outcome = await one(place, people, witness, checks);
      outcomes.push(outcome);
      each(outcome, index);
    }
    return { outcomes, confirmed: witness.confirmed };
  } finally {
    if (server.lives) await server.stop();
    await database.close();
    closeSync(log);
  }
}

async function one(place: Place, people: People, witness: Witness, checks: Checks): Promise<Outcome> {
  const { server, chance } = place;
  const fault = drawn(place);
  const { pid } = server;
  people.begin();
  await sleep(chance.below(MOST_MS));
  const during = witness.underWay();
  witness.mayDie = fault.isDeath ?? false;
  await fault.make(place);
  const since = performance.now();
  if (fault.isDeath) {
    await server.startAgain();
    people.reviewer.url = server.url;
  }
  const readyMs = await ready(place, since);
  await people.end();
  const workedOffMs = await workedOff(place);
  witness.mayDie = false;
  const broken = await checks.broken();
  if (!fault.isDeath && (server.pid !== pid || !server.lives)) broken.push('the process of the service ended');
  return { fault: fault.name, during, ready: readyMs, workedOff: workedOffMs, broken };
}
