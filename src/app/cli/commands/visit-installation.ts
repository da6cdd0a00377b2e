/** Opens the database of an installation for a command: of a given data folder, or of the environment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { dataDirectoryPath } from '#platform/data-directory.ts';
import type { Schema } from '#platform/database/schema.gen.ts';
import { visitDatabase } from '#platform/database/visit-database.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { activityLogText } from './activity-log-text.es.ts';

/** Throws StartUpError when there is none. */
export async function visitInstallation<Result>(
  folder: string | undefined,
  work: (db: Kysely<Schema>, dataDirectory: string) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = folder ?? dataDirectoryPath();
  const url = folder === undefined ? process.env.DATABASE_URL : undefined;
  // Otherwise opening would create one.
  if (url === undefined && !existsSync(join(dataDirectory, 'postgres')))
    throw new StartUpError(activityLogText.noFolder(dataDirectory));
  return visitDatabase<Schema, Result>({ dataDirectory, url }, (db) => work(db, dataDirectory));
}
