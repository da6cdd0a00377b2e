/** The first start on a database that holds nothing; `server.deep.test.ts` has it with its process. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { temporaryDataDirectory } from '../../tests/support/test-database.ts';
import { startTestService, type TestService } from '../../tests/support/test-service.ts';
import { accountantEmail, firstRun } from './first-run.ts';

let service: TestService;
const folder = temporaryDataDirectory();
const password = 'clave de ejemplo';

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const start = (env: NodeJS.ProcessEnv) => firstRun(service.services.db, env, folder, 'http://127.0.0.1:3000');
const signIn = () => service.anonymous.send(login, { body: { email: accountantEmail, password } });

test('in production makes nobody', async () => {
  const env = { NODE_ENV: 'production', CUADRE_INITIAL_PASSWORD: password };
  expect(await start(env)).toEqual({ access: null, accessFile: null });
  expect(existsSync(join(folder, 'acceso-inicial.txt'))).toBe(false);
  expect((await signIn()).status).toBe(401);
});

test('with a short CUADRE_INITIAL_PASSWORD says so, and makes nobody', async () => {
  const refusal = await start({ CUADRE_INITIAL_PASSWORD: 'corta' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartUpError);
  expect(refusal).toMatchObject({ message: expect.stringContaining('CUADRE_INITIAL_PASSWORD') });
  expect(existsSync(join(folder, 'acceso-inicial.txt'))).toBe(false);
});

test('makes two users, once', async () => {
  const { access, accessFile } = await start({ CUADRE_INITIAL_PASSWORD: password });
  expect(access).toContain(accountantEmail);
  expect(accessFile).toBe(join(folder, 'acceso-inicial.txt'));
  expect((await signIn()).status).toBe(200);
  expect(await start({ CUADRE_INITIAL_PASSWORD: password })).toEqual({ access: null, accessFile });
});
