/** Access to the database of the run, for what no call does: a moment that comes, a version that nobody accepted. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { accessBySocket } from '#platform/database/embedded/embedded-postgres.ts';
import { findServer } from '#platform/database/embedded/postgres-process.ts';

export function accessToDatabase() {
  const { dataDirectory } = inject('product');
  return accessBySocket(findServer(join(realpathSync(dataDirectory), 'postgres'))!.socketFolder!);
}
