import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { temporaryDataDirectory } from '../../../tests/support/test-database.ts';
import { startTestService } from '../../../tests/support/test-service.ts';

test('a start that fails after its database is open leaves no database behind', async () => {
  const dataDirectory = temporaryDataDirectory();
  // Where the folder of uploads belongs.
  writeFileSync(join(dataDirectory, 'uploads'), '');
  await expect(startTestService({ dataDirectory, databaseAccess: undefined as never })).rejects.toThrow('ENOTDIR');
  expect(findServer(join(dataDirectory, 'postgres'))).toBeUndefined();
  rmSync(dataDirectory, { recursive: true });
});
