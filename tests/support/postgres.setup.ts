/**
 * Global set-up: one PostgreSQL per run, without crash safety, with a template database: migrated once, with the
 * queue's tables, cloned by every test file that needs one.
 */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { prepareRoles } from '#platform/database/application-role.ts';
import { watchDatabase } from '#platform/database/away/watch-database.ts';
import { withClient } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createQueue } from '#platform/queue/queue.ts';
import {
  databaseOf,
  removeForgottenFolders,
  type SharedPostgres,
  templateName,
  temporaryDataDirectory,
} from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedPostgres;
  }
}

/** Durability is not needed. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  removeForgottenFolders();
  const folder = temporaryDataDirectory();
  const { access, stop } = await startEmbeddedPostgres(folder);
  await withClient(access.owner, async (owner) => {
    for (const [name, value] of Object.entries(settings)) await owner.query(`alter system set ${name} = ${value}`);
    await owner.query('select pg_reload_conf()');
    await owner.query(`create database ${templateName}`);
  });
  const template = databaseOf(access, templateName);
  await withClient(template.owner, async (owner) => {
    await prepareRoles(owner);
    await owner.query('alter role cuadre_app login; alter role cuadre_queue login');
    await migrate(owner);
  });
  const queue = createQueue(template.queue, watchDatabase(template.application), console);
  await queue.start([], { alone: true });
  await queue.stop();
  provide('postgres', access as SharedPostgres);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
