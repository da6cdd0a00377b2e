import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pinnedNode } from './lib/setup/pinned-node.mjs';
import { text } from './lib/setup/text.es.mjs';

/** A checkout with only the files that the set-up reads, and a fake npm first in PATH. */
let checkout: string;
/** Where the pinned Node.js is. */
const node = () => pinnedNode(checkout);
let children: { kill: (signal: NodeJS.Signals) => boolean }[];

const copied = [
  'scripts/lib/root.mjs',
  ...['finish-packages', 'install', 'pinned-node', 'process', 'setup-lock', 'setup', 'text.es'].map(
    (name) => `scripts/lib/setup/${name}.mjs`,
  ),
  'src/platform/process-lock.mjs',
];

beforeEach(() => {
  children = [];
  checkout = mkdtempSync(join(tmpdir(), 'cuadre-checkout-'));
  for (const path of copied) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    copyFileSync(join(import.meta.dirname, '..', path), join(checkout, path));
  }
  writeFileSync(join(checkout, 'package-lock.json'), '{"lock": 1}');
  writeFileSync(join(checkout, 'package.json'), '{"type": "module"}');
  mkdirSync(join(checkout, 'fake'));
  useNpm('install');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(checkout, { recursive: true, force: true, maxRetries: 5 });
});

/** Fake npm: deletes node_modules, then runs `body`; `install` is what a working one does. */
function useNpm(body: string): void {
  const npm = join(checkout, 'fake', 'npm');
  // The pinned Node.js is a separate file, as npm would install it: the running one under another name.
  const runtime = join(checkout, 'fake', 'runtime');
  if (!existsSync(runtime)) {
    try {
      linkSync(process.execPath, runtime);
    } catch {
      copyFileSync(process.execPath, runtime);
    }
  }
  const script = `#!/bin/sh
cd '${checkout}'
echo "$*" >> npm.log
[ "$1" = prune ] && exit
rm -rf node_modules
install() { mkdir -p '${dirname(node())}' && ln '${runtime}' '${node()}'; }
${body}
`;
  writeFileSync(npm, script);
  chmodSync(npm, 0o755);
}

type Result = { code: number | null; stdout: string; stderr: string };

/** Runs a program of the checkout under the Node.js of these tests, which is not the pinned one. */
function start(program: string, path = `${join(checkout, 'fake')}${delimiter}${process.env.PATH}`) {
  writeFileSync(join(checkout, 'program.mjs'), program);
  const { npm_lifecycle_event: _, CUADRE_LAUNCHED: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'program.mjs'), 'one', 'two words'], {
    env: { ...env, PATH: path },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const ended = new Promise<Result>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  return { child, ended, stdout: () => stdout, stderr: () => stderr };
}

const report = `
  import { setUp } from './scripts/lib/setup/setup.mjs';
  await setUp();
  console.log(process.execPath, ...process.argv.slice(2));`;

function setUp(): Promise<Result> {
  return start(report).ended;
}

function npmRuns(): string[] {
  const log = join(checkout, 'npm.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

const ready = () => ({ code: 0, stdout: `${node()} one two words\n` });

describe('the set-up', () => {
  test('installs once, and re-executes the command under the pinned Node.js', async () => {
    expect(await setUp()).toEqual({ ...ready(), stderr: `${text.installing}\n` });
    expect(await setUp()).toEqual({ ...ready(), stderr: '' });
    expect(npmRuns()).toEqual(['ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error']);
    expect(readlinkSync(join(checkout, 'node_modules/.bin/cuadre'))).toBe('../../bin/cuadre.mjs');
  });

  test('in production keeps what a build left; whoever develops gets all packages again', async () => {
    await setUp();
    const prune = `
      import { pruneDependencies } from './scripts/lib/setup/install.mjs';
      console.log(await pruneDependencies(import.meta.dirname), await pruneDependencies(import.meta.dirname));`;
    expect((await start(prune).ended).stdout).toBe('true true\n');
    expect(npmRuns().slice(1)).toEqual([
      'prune --omit=dev --no-save --ignore-scripts --no-audit --no-fund --loglevel=error',
    ]);
    const inProduction = report.replace('setUp();', 'setUp({ develop: false });');
    expect(await start(inProduction).ended).toMatchObject(ready());
    expect(npmRuns()).toHaveLength(2);
    expect(await setUp()).toMatchObject(ready());
    expect(npmRuns()).toHaveLength(3);
  });

  test('installs again when the lock changed', async () => {
    await setUp();
    writeFileSync(join(checkout, 'package-lock.json'), '{"lock": 2}');
    expect(await setUp()).toMatchObject(ready());
    expect(npmRuns()).toHaveLength(2);
  });

  test('keeps npm’s output off stdout', async () => {
    useNpm('echo added 1 package; install');
    expect(await setUp()).toEqual({ ...ready(), stderr: `${text.installing}\nadded 1 package\n` });
  });

  test('reports a failure of npm, and retries the next time', async () => {
    useNpm('install; exit 7');
    const failed = await setUp();
    expect(failed).toEqual({ code: 1, stdout: '', stderr: `${text.installing}\n${text.installFailed('7')}\n` });
    useNpm('install');
    expect(await setUp()).toMatchObject(ready());
  });

  test('reports when npm did not install the runtime', async () => {
    useNpm('mkdir node_modules');
    expect(await setUp()).toMatchObject({ code: 1, stderr: `${text.installing}\n${text.runtimeMissing}\n` });
  });

  test('reports a missing npm', async () => {
    const { code, stderr } = await start(report, join(checkout, 'nothing')).ended;
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${text.installing}\n${text.npmMissing}\n` });
  });

  test('runs once for two concurrent processes', async () => {
    useNpm('sleep 1; install');
    const [first, second] = await Promise.all([setUp(), setUp()]);
    expect([first, second]).toMatchObject([ready(), ready()]);
    expect(npmRuns()).toHaveLength(1);
    expect([first.stderr, second.stderr].sort()).toEqual([`${text.waiting}\n`, `${text.installing}\n`].sort());
  });

  test('recovers from an interruption', async () => {
    await setUp();
    writeFileSync(join(checkout, 'package-lock.json'), '{"lock": 2}');
    useNpm('mkdir node_modules; echo half; exec sleep 600');
    const interrupted = start(report);
    await expect.poll(interrupted.stderr, { timeout: 60_000 }).toContain('half');
    interrupted.child.kill('SIGINT');
    expect((await interrupted.ended).code).toBe(1);
    // Even when the triggering change has been reverted.
    writeFileSync(join(checkout, 'package-lock.json'), '{"lock": 1}');
    useNpm('install');
    expect(await setUp()).toMatchObject(ready());
    expect(npmRuns()).toHaveLength(3);
  });

  test('killed alone, waits for npm to finish', async () => {
    useNpm('echo $$; sleep 2; install; echo finished >> npm.log');
    const killed = start(report);
    await expect.poll(killed.stderr, { timeout: 60_000 }).toMatch(/\d+\n$/);
    killed.child.kill('SIGKILL');
    useNpm('install');
    const next = await setUp();
    expect(next).toMatchObject(ready());
    expect(next.stderr).toContain(text.waiting);
    const runs = npmRuns();
    expect(runs.indexOf('finished')).toBe(1);
  });
});

describe('a command under the pinned Node.js', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('gets %s, and its own exit code is kept', async (signal) => {
    await setUp();
    const running = start(`
      import { setUp } from './scripts/lib/setup/setup.mjs';
      await setUp();
      process.on('${signal}', () => setTimeout(() => process.exit(42), 100));
      setInterval(() => {}, 1000);
      console.log('running');`);
    await expect.poll(running.stdout, { timeout: 60_000 }).toBe('running\n');
    running.child.kill(signal);
    expect((await running.ended).code).toBe(42);
  });

  test('ends when its launcher is killed', async () => {
    await setUp();
    const running = start(`
      import { writeFileSync } from 'node:fs';
      import { setUp } from './scripts/lib/setup/setup.mjs';
      await setUp();
      process.on('SIGTERM', () => { writeFileSync('${join(checkout, 'ended')}', ''); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('running');`);
    await expect.poll(running.stdout, { timeout: 60_000 }).toBe('running\n');
    running.child.kill('SIGKILL');
    await expect.poll(() => existsSync(join(checkout, 'ended')), { timeout: 60_000 }).toBe(true);
  });

  test('ends when npm is killed, though the shell in between is not', async () => {
    await setUp();
    const program = `
      import { writeFileSync } from 'node:fs';
      import { setUp } from './scripts/lib/setup/setup.mjs';
      await setUp();
      process.on('SIGTERM', () => { writeFileSync('${join(checkout, 'ended')}', ''); process.exit(0); });
      setInterval(() => {}, 1000);
      writeFileSync('${join(checkout, 'running')}', '');`;
    writeFileSync(join(checkout, 'server.mjs'), program);
    // Like npm: a shell that stays, and a variable with the runner's pid.
    const npm = start(`
      import { spawn } from 'node:child_process';
      const env = { ...process.env, npm_lifecycle_event: 'start' };
      spawn('/bin/sh', ['-c', '"${process.execPath}" "${join(checkout, 'server.mjs')}"; true'], { env });`);
    await expect.poll(() => existsSync(join(checkout, 'running')), { timeout: 60_000 }).toBe(true);
    npm.child.kill('SIGKILL');
    await expect.poll(() => existsSync(join(checkout, 'ended')), { timeout: 60_000 }).toBe(true);
  });
});
