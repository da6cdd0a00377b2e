import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findServer, stopServer } from '#platform/database/embedded/postgres-process.ts';
import { helperThreads } from '#platform/host/helper-threads.mjs';
import { temporaryDataDirectory } from '../tests/support/test-database.ts';
import { isDeep } from '../tests/support/test-sizes.ts';

const root = join(import.meta.dirname, '..');

let folder: string;

beforeEach(() => {
  folder = temporaryDataDirectory();
});
afterEach(async () => {
  const left = findServer(join(folder, 'postgres'));
  if (left) await stopServer(left.pid);
  rmSync(folder, { recursive: true, force: true });
});

/** `npm start` on a free port; returns the address once it answers. */
async function start() {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: '0', CUADRE_DATA_DIR: folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  await expect.poll(() => url() !== '' || child.exitCode !== null, { timeout: 110_000 }).toBe(true);
  expect(url(), output).not.toBe('');
  return { child, ended, url: url(), output: () => output };
}

async function health(url: string): Promise<number> {
  return (await fetch(`${url}/api/v1/health/live`)).status;
}

test('npm start serves the application and the API, and Ctrl-C leaves no process running', async () => {
  const server = await start();
  expect(await health(server.url)).toBe(200);
  expect(await (await fetch(server.url)).text()).toContain('<html lang="es');
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(true);
  if (process.platform === 'linux')
    expect(readFileSync(`/proc/${server.child.pid}/cmdline`, 'utf8').split('\0')).toContain(helperThreads);
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  expect(await server.ended, server.output()).toBe(0);
  expect(findServer(join(folder, 'postgres'))).toBeUndefined();
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});

// `src/app/server.deep.test.ts` kills the server during an import; here the same through `npm start`.
test.runIf(isDeep)('npm start resumes after kill -9', async () => {
  const killed = await start();
  killed.child.kill('SIGKILL');
  await killed.ended;
  const again = await start();
  expect(await health(again.url)).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.ended, again.output()).toBe(0);
  expect(findServer(join(folder, 'postgres'))).toBeUndefined();
});
