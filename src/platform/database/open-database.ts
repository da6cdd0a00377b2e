/**
 * The only way to open a database: embedded or by `DATABASE_URL`, with its role, applied migrations and verified
 * row-level security.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.ts';
import { assertRowSecurityBinds, assertTablesAreSecured, loginIsOwner, prepareRoles } from './application-role.ts';
import { type DatabaseWatch, onNewConnection, type WatchReports, watchDatabase } from './away/watch-database.ts';
import { accessByUrls, createDatabase, type DatabaseAccess, withClient } from './connection.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { allowRoles, ownLogins } from './own-logins.ts';
import { spanishCollation } from './spanish-order.ts';
import { text } from './text.es.ts';

/**
 * An open database. `db` runs as the application role; nothing that stays open is the owner's. `warning`: in Spanish, the
 * service logs in as the owner nevertheless. `watch`: whether the database is there. `migrated`: migrations applied now. `close` ends the pool and an
 * embedded server, whatever fails.
 */
export type OpenDatabase<Schema> = {
  readonly db: Kysely<Schema>;
  readonly access: DatabaseAccess;
  readonly watch: DatabaseWatch;
  readonly migrated: readonly string[];
  readonly warning: string | undefined;
  /** Writes something that leaves nothing, on a connection of its own; rejects within two seconds, and while it is away. */
  readonly proveWrites: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * `dataDirectory` must exist (see `prepareDataDirectory`); unused with `url` or `access` (a running server where the
 * application role can log in).
 */
export type DatabasePlace = {
  readonly dataDirectory: string;
  readonly url?: string | undefined;
  /** Of the owner, for migrations and roles; default `url`. */
  readonly ownerUrl?: string | undefined;
  readonly access?: DatabaseAccess | undefined;
  readonly migrations?: string;
  readonly reports?: WatchReports | undefined;
};

/**
 * Opens a database.
 * @throws StartUpError in Spanish when it is not usable
 */
export async function openDatabase<Schema>(place: DatabasePlace): Promise<OpenDatabase<Schema>> {
  const server = await serverOf(place);
  try {
    const migrated = await withClient(server.access.owner, async (owner) => {
      await prepareRoles(owner);
      if (!place.url && !place.access) await owner.query('alter role cuadre_app login; alter role cuadre_queue login');
      if (place.url && place.ownerUrl) await allowRoles(owner, new URL(place.url).username);
      return migrate(owner, place.migrations ?? migrationsFolder);
    });
    const oneUrl = place.url && !place.ownerUrl;
    const access = (oneUrl && (await ownLogins(place.url))) || server.access;
    const asOwner = await withClient(access.application, async (application) => {
      await assertRowSecurityBinds(application);
      await assertTablesAreSecured(application);
      return loginIsOwner(application);
    });
    const watch = watchDatabase(access.application, place.reports);
    const db = createDatabase<Schema>(access.application, watch);
    const close = async () => {
      watch.close();
      try {
        // Connections into which nothing goes any more never end.
        await Promise.race([db.destroy(), sleep(connectionsMs, undefined, { ref: false })]);
      } finally {
        await server.stop();
      }
    };
    // As long as the watch says that it is away, calls are refused.
    const proveWrites = () =>
      watch.unlessAway(
        () => onNewConnection(access.application, proofMs, writeNothing),
        () => {},
      );
    const warning = asOwner ? text.loginIsOwner : undefined;
    return { db, access, watch, migrated, warning, proveWrites, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** In milliseconds. */
const proofMs = 1500;

/** A record in the write-ahead log, with its commit on the disk, and nowhere else. */
async function writeNothing(client: pg.Client): Promise<void> {
  await client.query(`select pg_logical_emit_message(true, 'cuadre', 'ready')`);
}

/** For the end of the pool's connections, in milliseconds. */
const connectionsMs = 5000;

type DatabaseServer = { readonly access: DatabaseAccess; readonly stop: () => Promise<void> };

async function serverOf({ dataDirectory, url, ownerUrl, access }: DatabasePlace): Promise<DatabaseServer> {
  if (access) return { access, stop: async () => {} };
  return url ? externalServer(url, ownerUrl || url) : startEmbeddedPostgres(dataDirectory);
}

/** Minimum supported `server_version_num`. */
const oldestVersion = 150_000;

async function externalServer(url: string, ownerUrl: string): Promise<DatabaseServer> {
  if (![url, ownerUrl].every((one) => URL.canParse(one))) throw new StartUpError(text.urlUnreadable);
  const access = accessByUrls({ owner: ownerUrl, application: url, queue: url });
  const { rows } = await withClient(access.owner, (owner) =>
    owner.query(
      `select current_setting('server_version') as name, current_setting('server_version_num')::int as number,
              exists (select from pg_collation where collname = $1) as "knowsSpanish"`,
      [spanishCollation],
    ),
  ).catch((error: Error) => {
    throw new StartUpError(text.unreachable(new URL(ownerUrl).host, reasonOf(error)), { cause: error });
  });
  if (rows[0].number < oldestVersion) throw new StartUpError(text.tooOld(rows[0].name));
  if (!rows[0].knowsSpanish) throw new StartUpError(text.noSpanishOrder(spanishCollation));
  return { access, stop: async () => {} };
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
}
