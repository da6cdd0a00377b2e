/**
 * Real databases for tests: clones of the template on the run's server (`postgres.setup.ts`), or a server of its own
 * for tests with server-wide effects, such as roles.
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

/** Access to the run's server, serialisable for other processes. */
export type SharedPostgres = Record<
  keyof DatabaseAccess,
  { host: string; port: number; user: string; database: string }
>;

/** Template of all test databases. */
export const templateName = 'template_cuadre';

/** An empty folder for test data, accessible to the database's system user. */
export function temporaryDataDirectory(): string {
  return prepareDataDirectory(mkdtempSync(join(tmpdir(), 'cuadre-test-')));
}

/** Another database of the same server. */
export function databaseOf(server: DatabaseAccess, database: string): DatabaseAccess {
  return { owner: { ...server.owner, database }, application: { ...server.application, database } };
}

/** A migrated, empty database on the run's server, which ends with the run. */
export function cloneTemplate(): Promise<DatabaseAccess> {
  // Copying files costs half as much as logging every page.
  return createIn(inject('postgres'), `template ${templateName} strategy file_copy`);
}

/** An empty database on the run's server, with only the application role's grants. */
export function createEmptyDatabase(): Promise<DatabaseAccess> {
  return createEmptyIn(inject('postgres'));
}

/** A server of its own. `close` stops it and deletes its folder. */
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
