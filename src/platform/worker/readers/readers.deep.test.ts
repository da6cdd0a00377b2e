/** Hostile code in a reader: what it tries with Node.js, and what it tries where it has left Node.js behind. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MadeTasks } from '../../../../tests/support/made-tasks.ts';
import type { HostileTarget } from '../../../../tests/support/readers/hostile-code.ts';
import { madeProgram } from '../../../../tests/support/readers/made-program.ts';
import { readerUser, type SystemUser, systemUser } from '../../host/system-user.ts';
import { processRunner } from '../process-runner.ts';
import { createWorkerPool } from '../worker-pool.ts';
import { boundLauncher, type Launcher } from './launcher.ts';
import { probeBounds } from './probe-bounds.ts';
import { type ReaderBounds, type ReaderProgram, trialCommand } from './reader-command.ts';
import { spawnerLauncher } from './spawner.ts';
import { startSpawner } from './start-spawner.ts';

const isRoot = process.getuid?.() === 0;
const place = { priority: 'usual', overran: () => {} } as const;
const limits = { workers: 1, timeLimitMs: 60_000, idleMs: 60_000 };
const hostile = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'support', 'readers', 'hostile-code.ts');

let folder: string;
let target: HostileTarget;
let service: Server;
let database: Server;
/** Who owns the data folder. */
let owner: SystemUser | undefined;
let reader: SystemUser | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-reach-'));
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  mkdirSync(join(dataFolder, 'correo'), { recursive: true, mode: 0o700 });
  writeFileSync(join(dataFolder, 'secrets-key'), 'k', { mode: 0o600 });
  const program = join(folder, 'program.ts');
  writeFileSync(program, '');
  const socket = join(dataFolder, 'socket');
  service = createServer().listen(0, '127.0.0.1');
  database = createServer().listen(socket);
  await Promise.all([service, database].map((one) => new Promise((resolve) => one.once('listening', resolve))));
  target = { dataFolder, socket, port: (service.address() as { port: number }).port, pid: process.pid, program };
  if (!isRoot) return;
  [owner, reader] = [await systemUser({}), await readerUser()];
  for (const path of [dataFolder, join(dataFolder, 'correo'), join(dataFolder, 'secrets-key'), socket])
    chownSync(path, owner!.uid, owner!.gid);
});
afterAll(() => {
  service.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const programOf = (user?: SystemUser): Omit<ReaderProgram, 'bounds'> => ({
  ...madeProgram,
  memoryMb: 512,
  hidden: [target.dataFolder],
  ...(user && { user: { uid: user.uid, gid: user.gid } }),
});

async function attackIn(launcher: Launcher): Promise<Record<string, string>> {
  const pool = createWorkerPool<MadeTasks>(processRunner(launcher, 'usual'), limits);
  try {
    return await pool.run('attack', target, { place });
  } finally {
    await pool.close();
  }
}

/** What was not refused. */
const gained = (got: Record<string, string>) => Object.keys(got).filter((name) => got[name] === 'got it');

/** The same code without the permission model of Node.js, as a program of the reader's system user. */
function attackOutside(program: ReaderProgram, before: readonly string[] = []): Record<string, string> {
  const script = `import { attack } from ${JSON.stringify(hostile)};
    console.log(JSON.stringify(await attack(${JSON.stringify(target)})));`;
  const node = [process.execPath, '--input-type=module-typescript', '--eval', script];
  const [command, ...args] = [...before, ...trialCommand(program, node)];
  const { stdout, stderr } = spawnSync(command!, args, { cwd: '/', env: { PATH: process.env.PATH }, encoding: 'utf8' });
  expect(stdout, stderr).not.toBe('');
  return JSON.parse(stdout) as Record<string, string>;
}

/** Whatever its system user is, and whether or not the system knows namespaces. */
const harmless = ['another process', 'thread', 'passwords'];

test('the bounds are found', async () => {
  expect(await probeBounds(programOf())).toMatchObject({ privileges: true });
});

test('code in a reader reads no key, mail or file, writes nothing and starts nothing', async () => {
  const { bounds, ...launcher } = boundLauncher(programOf());
  const { namespaces } = await bounds;
  const got = await attackIn(launcher);
  // Without namespaces, what remains of an ordinary user is said at the start.
  const remains = namespaces ? [] : ['database', 'service', 'network', 'the end of the service'];
  expect(gained(got).filter((name) => !remains.includes(name))).toEqual([]);
  expect(got).toMatchObject({ keys: 'ERR_ACCESS_DENIED', 'another process': 'ERR_ACCESS_DENIED' });
});

test.runIf(isRoot)('the same through the spawner, whose readers have a user of their own', async () => {
  const entry = join(import.meta.dirname, '..', '..', '..', 'app', 'spawner.ts');
  const { process: child, noNetwork } = startSpawner(owner!, entry, programOf(reader))!;
  const lost = vi.fn();
  const { bounds, close, ...launcher } = spawnerLauncher(child, lost);
  const { namespaces } = await bounds;
  const got = await attackIn(launcher);
  expect(gained(got)).toEqual(noNetwork || namespaces ? [] : ['network', 'service']);
  expect(capabilitiesOf(child)).toEqual(['kill', 'setgid', 'setuid']);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  close();
  await ended;
  expect(lost).not.toHaveBeenCalled();
});

test.runIf(isRoot)('readers die with the spawner, and the service is told', async () => {
  const entry = join(import.meta.dirname, '..', '..', '..', 'app', 'spawner.ts');
  const { process: child } = startSpawner(owner!, entry, programOf(reader))!;
  const lost = vi.fn();
  const { bounds, ...launcher } = spawnerLauncher(child, lost);
  await bounds;
  const pool = createWorkerPool<MadeTasks>(processRunner(launcher, 'usual'), limits);
  const hanging = pool.run('hang', undefined, { place }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(readersOf(child.pid!)).not.toEqual([]), { timeout: 60_000 });
  const readers = readersOf(child.pid!);
  child.kill('SIGKILL');
  expect(await hanging).toMatchObject({ name: 'TaskKilled' });
  expect(lost).toHaveBeenCalled();
  await vi.waitFor(() => expect(readers.filter(isThere)).toEqual([]), { timeout: 60_000 });
});

describe('code that has left the permission model of Node.js', () => {
  const kinds: [string, Partial<ReaderBounds>][] = [
    ['with namespaces', { namespaces: true }],
    ['without', { namespaces: false }],
  ];
  test.runIf(isRoot).each(kinds)('as the user of the readers, %s', async (_, { namespaces = false }) => {
    const found = await probeBounds(programOf(reader));
    if (namespaces && !found.namespaces) return;
    const got = attackOutside({ ...programOf(reader), bounds: { privileges: true, namespaces } });
    // Without them the network is the spawner's, which has none, and /tmp is everybody's; no byte is written.
    const shared = namespaces ? [] : ['service', 'network', 'a temporary file', 'a folder'];
    expect(gained(got).filter((name) => ![...harmless, ...shared].includes(name))).toEqual([]);
  });

  test.runIf(isRoot)('as the user of the service, where the system knows namespaces', async () => {
    const found = await probeBounds(programOf());
    if (!found.namespaces) return;
    const change = ['setpriv', `--reuid=${owner!.uid}`, `--regid=${owner!.gid}`, '--clear-groups'];
    const got = attackOutside({ ...programOf(), bounds: found }, change);
    expect(gained(got).filter((name) => !harmless.includes(name))).toEqual([]);
  });
});

function capabilitiesOf({ pid }: ChildProcess): string[] {
  const [, mask] = /CapPrm:\s+(\w+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  const names = new Map([
    [5, 'kill'],
    [6, 'setgid'],
    [7, 'setuid'],
  ]);
  const bits = Array.from({ length: 64 }, (_, bit) => bit).filter((bit) => (BigInt(`0x${mask}`) >> BigInt(bit)) & 1n);
  return bits.map((bit) => names.get(bit) ?? `${bit}`);
}

/** Ids of the processes below it. */
function readersOf(pid: number): number[] {
  const below = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = below.filter(([, parent]) => parent === pid).map(([child]) => child!);
  return children.flatMap((child) => [child, ...readersOf(child)]);
}

function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
