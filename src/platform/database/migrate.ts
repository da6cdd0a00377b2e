/**
 * Applies the plain SQL files of `migrations/` in order, each in its own transaction. An applied migration never
 * changes: its checksum is recorded, and an edited, unknown or out-of-order file stops the start.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

/** Key of the advisory lock; unique in the database. */
const advisoryLock = 7_283_401;

type Migration = { readonly file: string; readonly sql: string; readonly checksum: string };

/** Folder of the product's own migrations. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the database and returns the files applied now. Safe with concurrent processes: the second waits for each
 * file's lock and finds it applied.
 * @throws StartUpError in Spanish when a file cannot be applied or does not fit what was applied before
 */
export async function migrate(owner: pg.Client, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await inLockedTransaction(owner, () => prepareRegister(owner));
  const applied: string[] = [];
  for (const migration of missing(migrations, await readApplied(owner))) {
    await inLockedTransaction(owner, async () => {
      // Checked again under the lock: another process may have applied it.
      if (!missing(migrations, await readApplied(owner)).includes(migration)) return;
      await apply(owner, migration);
      applied.push(migration.file);
    });
  }
  return applied;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    files.map(async (file) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
      if (number === undefined || numbers.has(number)) throw new StartUpError(text.migrationNames(file));
      numbers.add(number);
      // Git may check out the same file with other line endings.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      return { file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function prepareRegister(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(`select to_regclass('public.schema_migration') as found`);
  if (rows[0].found !== null) return;
  await owner.query(`create table public.schema_migration (
      file text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    revoke all on public.schema_migration from cuadre_app`);
}

async function readApplied(owner: pg.Client): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ file: string; checksum: string }>(
    'select file, checksum from public.schema_migration',
  );
  return new Map(rows.map(({ file, checksum }) => [file, checksum]));
}

/** Migrations still to be applied, after verifying that the applied ones are the first ones, unchanged. */
function missing(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  const known = new Set(migrations.map(({ file }) => file));
  for (const file of applied.keys()) if (!known.has(file)) throw new StartUpError(text.migrationUnknown(file));
  const last = [...applied.keys()].sort().at(-1) ?? '';
  return migrations.filter(({ file, checksum }) => {
    const recorded = applied.get(file);
    if (recorded === undefined && file < last) throw new StartUpError(text.migrationOutOfOrder(file, last));
    if (recorded !== undefined && recorded !== checksum) throw new StartUpError(text.migrationEdited(file));
    return recorded === undefined;
  });
}

async function apply(owner: pg.Client, { file, sql, checksum }: Migration): Promise<void> {
  try {
    await owner.query(sql);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new StartUpError(text.migrationFailed(file, detail), { cause: error });
  }
  await owner.query('insert into public.schema_migration (file, checksum) values ($1, $2)', [file, checksum]);
}

async function inLockedTransaction(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
