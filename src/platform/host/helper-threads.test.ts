import { fork, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { helperThreads } from './helper-threads.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cuadre-helpers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `import { limitHelperThreads } from ${JSON.stringify(join(import.meta.dirname, 'helper-threads.mjs'))};
   limitHelperThreads();
   const seen = { pid: process.pid, options: process.execArgv, args: process.argv.slice(2), env: process.env.MADE,
     arenas: process.env.MALLOC_ARENA_MAX };
   if (process.connected) process.send(seen, () => process.disconnect());
   else console.log(JSON.stringify(seen));`,
);
const options = { env: { PATH: process.env.PATH, MADE: 'x' } } satisfies SpawnOptions;

/** What the program sees of itself, by what it prints. */
async function seenBy(execArgv: readonly string[]) {
  const child = spawn(process.execPath, [...execArgv, program, 'a b', 'c'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of child.stdout) printed += part;
  return { child: child.pid, ...JSON.parse(printed) };
}

test.skipIf(process.platform === 'win32')('a process becomes itself with few helper threads', async () => {
  const seen = await seenBy(['--no-warnings']);
  expect(seen).toEqual({
    child: seen.pid,
    pid: expect.any(Number),
    options: [helperThreads, '--no-warnings'],
    args: ['a b', 'c'],
    env: 'x',
    arenas: '2',
  });
});

test('one that was given a number of helper threads keeps it', async () => {
  expect((await seenBy(['--v8-pool-size=3'])).options).toEqual(['--v8-pool-size=3']);
});

test('one with a channel to a process manager keeps the channel', async () => {
  const child = fork(program, [], { ...options, execArgv: [] });
  const seen = await new Promise((resolve) => child.once('message', resolve));
  expect(seen).toMatchObject({ pid: child.pid, options: [] });
});
