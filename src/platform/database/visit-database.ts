/**
 * Read-only access to the database of an installation, whether its service is running or not: for commands. Does not
 * migrate.
 */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { assertRowSecurityBinds } from './application-role.ts';
import { accessByUrl, createDatabase, type DatabaseAccess, withClient } from './connection.ts';
import { accessBySocket, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { findServer } from './embedded/postgres-process.ts';

/** Runs `work` on the database of `url`, or else of an existing data folder. Throws StartUpError. */
export async function visitDatabase<Schema, Result>(
  place: { dataDirectory: string; url: string | undefined },
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (place.url !== undefined) return visit(accessByUrl(place.url), work);
  const running = findServer(join(realpathSync(place.dataDirectory), 'postgres'));
  if (running?.socketFolder) return visit(accessBySocket(running.socketFolder), work);
  const server = await startEmbeddedPostgres(place.dataDirectory);
  try {
    return await visit(server.access, work);
  } finally {
    await server.stop();
  }
}

async function visit<Schema, Result>(
  { application }: DatabaseAccess,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  await withClient(application, assertRowSecurityBinds);
  const db = createDatabase<Schema>({ ...application, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
