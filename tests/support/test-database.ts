/**
 * Real databases for tests: one embedded server per test file, in a temporary folder, and as many databases in it as
 * wanted, each brought up to date by the product's own migrations or by those of the test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { prepareApplicationRole } from '#platform/database/application-role.ts';
import { createDatabase, type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';

/** A fresh database. `db` runs as the application role, as the service does. */
export type TestDatabase<Schema> = { readonly db: Kysely<Schema>; readonly access: DatabaseAccess };

/** A server of the test's own. `close` also closes the databases and deletes the folder. */
export type TestServer = {
  readonly access: DatabaseAccess;
  readonly createEmpty: () => Promise<DatabaseAccess>;
  readonly create: <Schema>() => Promise<TestDatabase<Schema>>;
  readonly close: () => Promise<void>;
};

/** An empty folder for a test's data, which the database's own system user can reach. */
export function temporaryDataDirectory(): string {
  return prepareDataDirectory(mkdtempSync(join(tmpdir(), 'cuadre-test-')));
}

/** Starts a server for a test file: call it in `beforeAll` and `close` it in `afterAll`. */
export async function startTestServer(): Promise<TestServer> {
  const folder = temporaryDataDirectory();
  const server = await startEmbeddedPostgres(folder);
  const open: Kysely<unknown>[] = [];
  let number = 0;
  const createEmpty = async () => {
    number += 1;
    const database = `test_${number}`;
    await withClient(server.access.owner, (owner) => owner.query(`create database ${database}`));
    const access = {
      owner: { ...server.access.owner, database },
      application: { ...server.access.application, database },
    };
    await withClient(access.owner, async (owner) => {
      await prepareApplicationRole(owner);
      await owner.query('alter role cuadre_app login');
    });
    return access;
  };
  const create = async <Schema>() => {
    const access = await createEmpty();
    await withClient(access.owner, (owner) => migrate(owner));
    const db = createDatabase<Schema>(access.application);
    open.push(db as Kysely<unknown>);
    return { db, access };
  };
  const close = async () => {
    await Promise.all(open.map((db) => db.destroy()));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { access: server.access, createEmpty, create, close };
}
