/** Connections to PostgreSQL: for the owner and the application role, and Kysely over a pool with lossless types. */
import { Kysely } from 'kysely';
import pg from 'pg';
import { LastingClient, watchedBy } from './away/lasting-client.ts';
import type { DatabaseWatch } from './away/watch-database.ts';
import { SettingDialect } from './begin-transaction.ts';

/** Role of the running service: owns no table, and is always bound by row-level security. */
export const applicationRole = 'cuadre_app';

/** Role of the job queue: owns its schema, and sees nothing else. */
export const queueRole = 'cuadre_queue';

/** Access to one database as its owner (migrations and roles, while the service starts), as the application and as the queue. */
export type DatabaseAccess = {
  readonly owner: pg.PoolConfig;
  readonly application: pg.PoolConfig;
  readonly queue: pg.PoolConfig;
};

/**
 * Access with these logins, which start each connection as the role of its work. As the role is a connection option,
 * `RESET ROLE`, `RESET ALL` and `DISCARD ALL` return to it; only an explicit `SET ROLE NONE` would leave it for the login.
 * @param urls of the owner, and of the logins of the service; all the same where there is one only
 */
export function accessByUrls(urls: { owner: string; application: string; queue: string }): DatabaseAccess {
  return {
    owner: { connectionString: urls.owner },
    application: inRole(urls.application, applicationRole),
    queue: inRole(urls.queue, queueRole),
  };
}

/** Access through one `DATABASE_URL`. */
export function accessByUrl(url: string): DatabaseAccess {
  return accessByUrls({ owner: url, application: url, queue: url });
}

function inRole(given: string, role: string): pg.PoolConfig {
  const url = new URL(given);
  const options = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${options} -c role=${role}`.trim());
  return { connectionString: url.href };
}

const int8 = pg.types.builtins.INT8;
const date = pg.types.builtins.DATE;

/** 64-bit columns are read as bigint (cents, counts), and dates as 'YYYY-MM-DD', without time zone shifts. */
const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return BigInt;
    if (oid === date) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Statements that each connection of a pool keeps planned: the first ones met, which are those of every request. */
const mostPlanned = 150;
/** Longer lists of parameters make statements of their own, and are planned each time. */
const mostParameters = 12;

/** Client that plans a statement once per connection: under row-level security that costs more than executing most. */
function planningClient(watch: DatabaseWatch | undefined): new () => LastingClient {
  const names = new Map<string, string>();
  return class extends watchedBy(watch) {
    override query(...given: unknown[]): never {
      const [text, values] = given;
      const isShort = Array.isArray(values) && values.length > 0 && values.length <= mostParameters;
      const name = typeof text === 'string' && isShort ? (names.get(text) ?? `s${names.size}`) : null;
      if (name === null || (!names.has(text as string) && names.size >= mostPlanned))
        return super.query(...(given as [string])) as never;
      names.set(text as string, name);
      return super.query({ name, text: text as string, values: values as unknown[] }) as never;
    }
  };
}

/**
 * What the server ends by itself, in milliseconds: a statement, a wait for a lock, a transaction whose work has stopped.
 * Longer than any call lasts, as jobs have them too.
 */
const serverLimits = { statement_timeout: 60_000, lock_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 };
/** Wait for a free connection of a pool, in milliseconds. */
const poolPatienceMs = 20_000;

/** Pool options with limits; those of the operator's URL hold over them. */
export function limited(config: pg.PoolConfig): pg.PoolConfig {
  const limits = Object.entries(serverLimits).map(([name, value]) => `-c ${name}=${value}`);
  const before = (own: string) => [...limits, own].join(' ').trim();
  const patience = { connectionTimeoutMillis: poolPatienceMs, ...config };
  if (config.connectionString === undefined) return { ...patience, options: before(config.options ?? '') };
  const url = new URL(config.connectionString);
  url.searchParams.set('options', before(url.searchParams.get('options') ?? ''));
  return { ...patience, connectionString: url.href };
}

/**
 * Kysely over a pool. `Schema` maps table names to row types. int8 is bigint, date is a string, numeric a string,
 * timestamptz a Date.
 * @param watch sees to it that nothing waits for a database that is away
 */
export function createDatabase<Schema>(config: pg.PoolConfig, watch?: DatabaseWatch): Kysely<Schema> {
  // A new connection costs more than most queries: keep a minimum of idle ones.
  const pool = new pg.Pool({
    Client: planningClient(watch),
    max: 10,
    min: 4,
    application_name: 'cuadre',
    ...limited(config),
    types: exactTypes,
  });
  // Idle connections that break: the pool replaces them, and their client has told the watch.
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new SettingDialect({ pool }, watch) });
}

/** Runs `work` on a dedicated connection and closes it. */
export async function withClient<Result>(
  config: pg.PoolConfig,
  work: (client: pg.Client & Pick<LastingClient, 'cut'>) => Promise<Result>,
): Promise<Result> {
  const client = new LastingClient(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
