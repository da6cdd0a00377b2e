/**
 * Real databases for tests: clones of the template of the run's server (`postgres.setup.ts`), or a server of a test's own
 * where what it does reaches the whole server, as with roles.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { prepareApplicationRole } from '#platform/database/application-role.ts';
import { type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

/** How to reach the server of the run, as it can be handed to another process. */
export type SharedPostgres = Record<
  keyof DatabaseAccess,
  { host: string; port: number; user: string; database: string }
>;

/** The database that all others are clones of. */
export const templateName = 'template_cuadre';

/** An empty folder for a test's data, which the database's own system user can reach. */
export function temporaryDataDirectory(): string {
  return prepareDataDirectory(mkdtempSync(join(tmpdir(), 'cuadre-test-')));
}

/** Another database of the same server. */
export function databaseOf(server: DatabaseAccess, database: string): DatabaseAccess {
  return { owner: { ...server.owner, database }, application: { ...server.application, database } };
}

/** A database of the run's server, migrated, with nothing in it. The server ends with the run, and all databases with it. */
export function cloneTemplate(): Promise<DatabaseAccess> {
  return createIn(inject('postgres'), `template ${templateName}`);
}

/** A database of the run's server with nothing in it but what the application role may do. */
export function createEmptyDatabase(): Promise<DatabaseAccess> {
  return createEmptyIn(inject('postgres'));
}

/** A server of the test's own. `close` ends it and deletes its folder. */
export type TestServer = { readonly createEmpty: () => Promise<DatabaseAccess>; readonly close: () => Promise<void> };

/** Starts a server for a test file: call it in `beforeAll` and `close` it in `afterAll`. */
export async function startTestServer(): Promise<TestServer> {
  const folder = temporaryDataDirectory();
  const { access, stop } = await startEmbeddedPostgres(folder);
  return {
    createEmpty: async () => {
      const created = await createEmptyIn(access);
      await withClient(created.owner, (owner) => owner.query('alter role cuadre_app login'));
      return created;
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createEmptyIn(server: DatabaseAccess): Promise<DatabaseAccess> {
  const access = await createIn(server);
  await withClient(access.owner, prepareApplicationRole);
  return access;
}

async function createIn(server: DatabaseAccess, options = ''): Promise<DatabaseAccess> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server.owner, (owner) => owner.query(`create database ${database} ${options}`));
  return databaseOf(server, database);
}
