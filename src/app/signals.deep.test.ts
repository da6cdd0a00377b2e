/** However the service is ended, and however often, it is there again, with what it had. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findServer, stopServer } from '#platform/database/embedded/postgres-process.ts';
import { ServerProcess } from '../../tests/support/server-process.ts';
import { temporaryDataDirectory } from '../../tests/support/test-database.ts';

/** Of each signal; `CUADRE_ROUNDS` for more: docs/reliability.md. */
const rounds = Number(process.env.CUADRE_ROUNDS ?? 1);

let folder: string;
let server: ServerProcess;
beforeAll(() => {
  folder = temporaryDataDirectory();
});
afterAll(async () => {
  await server.end('SIGKILL');
  const left = findServer(join(folder, 'postgres'));
  if (left) await stopServer(left.pid);
  rmSync(folder, { recursive: true, force: true });
});

const password = 'clave de la prueba';

/** Starts it, and waits until it is ready and knows its users. */
async function started(): Promise<void> {
  server = new ServerProcess(folder, { CUADRE_INITIAL_PASSWORD: password });
  const api = `${await server.url()}/api/v1`;
  await expect.poll(async () => (await fetch(`${api}/health/ready`)).status, { timeout: 60_000 }).toBe(200);
  const { status } = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'contador@cuadre.local', password }),
  });
  expect(status).toBe(200);
}

const database = () => findServer(join(folder, 'postgres'));

describe('a service', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP'] as const)(
    'ends in order on %s, database included',
    async (signal) => {
      for (let round = 0; round < rounds; round++) {
        await started();
        expect(await server.end(signal)).toBe(0);
        expect(database()).toBeUndefined();
      }
    },
  );

  test('that is killed leaves its database, which the next one takes over', async () => {
    for (let round = 0; round < rounds; round++) {
      await started();
      const { pid } = database()!;
      await server.end('SIGKILL');
      await started();
      expect(database()?.pid).toBe(pid);
      await server.end('SIGKILL');
    }
  });

  test('whose output nobody reads ends in order too', async () => {
    await started();
    server.closeTerminal();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(database()).toBeUndefined();
  });
});
