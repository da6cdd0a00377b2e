import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findServer } from '#platform/database/embedded/postgres-process.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { temporaryDataDirectory } from '../../tests/support/test-database.ts';
import { showsOutbox, startServer } from './start-server.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryDataDirectory();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['PORT', 'tres mil'],
  ['CUADRE_SECRET', 'corta'],
  ['CUADRE_STAFF_SECOND_FACTOR', 'si'],
  ['CUADRE_CLAMD', 'clamd'],
  ['CUADRE_LEAKED_PASSWORDS_URL', 'rangos'],
])('a start with %s=%s prints the remedy, and leaves nothing running', async (name, value) => {
  const refusal = await startServer({ CUADRE_DATA_DIR: folder, [name]: value }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartUpError);
  expect(refusal).toMatchObject({ message: expect.stringContaining(name) });
  expect(findServer(join(folder, 'postgres'))).toBeUndefined();
});

test('stored mails have a page where no mail server, production or proxy is', () => {
  expect(showsOutbox({}, 0)).toBe(true);
  expect(showsOutbox({}, 1)).toBe(false);
  expect(showsOutbox({ NODE_ENV: 'production' }, 0)).toBe(false);
  expect(showsOutbox({ CUADRE_SMTP_URL: 'smtp://correo:25' }, 0)).toBe(false);
});
