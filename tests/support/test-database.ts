/**
 * Real databases for tests: clones of the template on the run's server (`postgres.setup.ts`), or a server of its own
 * for tests with server-wide effects, such as roles.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { prepareDataDirectory } from '#platform/data-directory.ts';
import { prepareRoles } from '#platform/database/application-role.ts';
import { type DatabaseAccess, withClient } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';

/** Access to the run's server, serialisable for other processes. */
export type SharedPostgres = Record<
  keyof DatabaseAccess,
  { host: string; port: number; user: string; database: string }
>;

/** Template of all test databases. */
export const templateName = 'template_cuadre';

/** File system in memory of Linux. */
const memoryFolder = '/dev/shm';
/** In bytes, free in it and of the machine: a run stores less than half of it. */
const roomForRun = 6 * 1024 ** 3;
const prefix = 'cuadre-test-';

/**
 * An empty folder for test data, accessible to the database's system user. In memory where there is room: on a disk,
 * creating the 850 files of a database takes several times as long.
 */
export function temporaryDataDirectory(): string {
  return prepareDataDirectory(mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), prefix)));
}

/** Frees the memory of runs that were killed half a day ago or more. */
export function removeForgottenFolders(): void {
  const oldest = Date.now() - 12 * 3_600_000;
  for (const name of existsSync(memoryFolder) ? readdirSync(memoryFolder) : []) {
    const folder = join(memoryFolder, name);
    const found = name.startsWith(prefix) ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (found !== undefined && found.mtimeMs < oldest) rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoomInMemory(): boolean {
  if (process.availableMemory() < roomForRun) return false;
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomForRun && mayRunPrograms(memoryFolder);
  } catch {
    return false;
  }
}

/** PostgreSQL may be copied into its data folder; containers often forbid programs in memory. */
function mayRunPrograms(mountPoint: string): boolean {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === mountPoint);
  return mounted !== undefined && !mounted[3]?.split(',').includes('noexec');
}

/** Another database of the same server. */
export function databaseOf(server: DatabaseAccess, database: string): DatabaseAccess {
  return {
    owner: { ...server.owner, database },
    application: { ...server.application, database },
    queue: { ...server.queue, database },
  };
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
      await withClient(created.owner, (owner) =>
        owner.query('alter role cuadre_app login; alter role cuadre_queue login'),
      );
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
  await withClient(access.owner, prepareRoles);
  return access;
}

async function createIn(server: DatabaseAccess, options = ''): Promise<DatabaseAccess> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server.owner, (owner) => owner.query(`create database ${database} ${options}`));
  return databaseOf(server, database);
}
