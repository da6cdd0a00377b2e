import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import type { MadeTasks } from '../../../tests/support/made-tasks.ts';
import { madeProgram } from '../../../tests/support/readers/made-program.ts';
import type { Place, Priority } from './fair-semaphore.ts';
import { niceLevel } from './nice-level.ts';
import { processRunner } from './process-runner.ts';
import { directLauncher } from './readers/launcher.ts';
import { noBounds } from './readers/reader-command.ts';
import { poolByPriority, splitPool } from './split-pool.ts';
import { threadRunner } from './thread-runner.ts';
import { createWorkerPool, TaskKilled, type WorkerPool } from './worker-pool.ts';

const entry = new URL('../../../tests/support/made-tasks.ts', import.meta.url);
const limits = { workers: 2, timeLimitMs: 60_000, idleMs: 60_000 };
const thread = threadRunner({ entry, memoryMb: 64, priority: 'usual', ahead: { practise: true } });
const launcher = directLauncher({ ...madeProgram, bounds: noBounds });
const processes = processRunner(launcher, 'usual');

let overran = 0;
const place: Place = { priority: 'usual', overran: () => void overran++ };

const kinds = [
  ['thread', thread],
  ['process', processes],
] as const;

describe.each(kinds)('a task in a %s', (kind, start) => {
  let pool: WorkerPool<MadeTasks>;
  beforeAll(() => {
    pool = createWorkerPool<MadeTasks>(start, limits);
  });
  afterAll(() => pool.close());

  const doubled = async () => [...(await pool.run('double', { bytes: new Uint8Array([1, 2, 3]) }, { place })).bytes];

  test('a worker started ahead of its first task is told so', async () => {
    const warmed = createWorkerPool<MadeTasks>(start, limits);
    warmed.warm();
    expect(await warmed.run('given', undefined, { place })).toEqual(
      kind === 'thread' ? { practise: true, priority: 'usual' } : ['--ahead'],
    );
    await warmed.close();
    expect(await pool.run('given', undefined, { place })).toEqual(kind === 'thread' ? { priority: 'usual' } : []);
  });

  test('tells its steps, then its result; threads get the buffers themselves', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const steps: number[] = [];
    const result = await pool.run('double', { bytes }, { place, step: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2]);
    expect([...result.bytes]).toEqual([2, 4, 6]);
    expect(bytes.byteLength).toBe(kind === 'thread' ? 0 : 3);
  });

  test('that throws rejects with its error', async () => {
    await expect(pool.run('fail', undefined, { place })).rejects.toMatchObject({
      name: 'RangeError',
      message: 'not that',
    });
  });

  test.each([
    ['hang', 'time', { timeLimitMs: 100 }],
    // V8 may end the whole process when a thread is out of memory: one more reason for processes.
    ...(kind === 'process' ? ([['hoard', 'memory', {}]] as const) : []),
    ['leave', 'crash', {}],
  ] as const)('%s is ended for its %s, and the pool goes on', async (task, reason, options) => {
    const before = overran;
    const killed = await pool.run(task, undefined, { place, ...options }).catch((error: unknown) => error);
    expect(killed).toBeInstanceOf(TaskKilled);
    expect(killed).toMatchObject({ reason });
    expect(overran - before).toBe(reason === 'crash' ? 0 : 1);
    expect(await doubled()).toEqual([2, 4, 6]);
  });

  test('ends when nobody waits for it, at work or in the queue', async () => {
    const at = [1, 2, 3].map(() => new AbortController());
    const hanging = at.map(({ signal }) =>
      pool.run('hang', undefined, { place, signal }).catch((error: unknown) => error),
    );
    at[2]!.abort();
    expect(await hanging[2]).toMatchObject({ name: 'TaskKilled', reason: 'gone' });
    at[0]!.abort();
    at[1]!.abort();
    expect(await Promise.all(hanging)).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }, { reason: 'gone' }]);
    const over = pool.run('hang', undefined, { place, signal: AbortSignal.abort() });
    await expect(over).rejects.toMatchObject({ reason: 'gone' });
    expect(await doubled()).toEqual([2, 4, 6]);
  });

  test('waits for a worker', async () => {
    const hanging = [1, 2].map(() => pool.run('hang', undefined, { place, timeLimitMs: 500 }).catch(() => 'ended'));
    const waiting = [1, 2, 3, 4].map(() => doubled());
    expect(await Promise.all(hanging)).toEqual(['ended', 'ended']);
    expect(await Promise.all(waiting)).toEqual(Array(4).fill([2, 4, 6]));
  });
});

test('a thread at rest gives back what its last task left', async () => {
  const pool = createWorkerPool<MadeTasks>(thread, { ...limits, workers: 1 });
  const littered = await pool.run('litter', undefined, { place });
  // Asked more often it would not be at rest.
  await vi.waitFor(async () => expect(await pool.run('heap', undefined, { place })).toBeLessThan(littered / 2), {
    timeout: 60_000,
    interval: 1500,
  });
  await pool.close();
});

test('the memory of a process is bounded outside of its heap too', async () => {
  const pool = createWorkerPool<MadeTasks>(processes, limits);
  await expect(pool.run('hoardBuffers', undefined, { place })).rejects.toMatchObject({
    name: 'TaskKilled',
    reason: 'memory',
  });
  expect(await pool.run('given', undefined, { place })).toEqual([]);
  await pool.close();
});

test('a process in the middle of a computation ends with the one that started it', async () => {
  const parent = spawn(
    process.execPath,
    [new URL('../../../tests/support/start-hanging.ts', import.meta.url).pathname],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [written] = (await once(parent.stdout, 'data')) as [Buffer];
  const worker = Number(written.toString());
  await sleep(300);
  expect(isAlive(worker)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(worker)).toBe(false), { timeout: 60_000, interval: 20 });
});

test('a task whose process leaves before it begins is given to another one', async () => {
  const pool = createWorkerPool<MadeTasks>(processes, { ...limits, workers: 1 });
  await expect(pool.run('retire', undefined, { place })).resolves.toBeUndefined();
  expect([...(await pool.run('double', { bytes: new Uint8Array([4]) }, { place })).bytes]).toEqual([8]);
  await pool.close();
});

test.each([
  ['thread', (priority: Priority) => threadRunner({ entry, memoryMb: 64, priority })],
  ['process', (priority: Priority) => processRunner(launcher, priority)],
] as const)('a %s gives way to the service, and one of low priority to all others', async (_kind, runner) => {
  const of = (priority: Priority) => createWorkerPool<MadeTasks>(runner(priority), limits);
  const pool = poolByPriority({ look: of('look'), usual: of('usual'), file: of('file'), low: of('low') });
  const order = ['look', 'usual', 'file', 'low'] as const;
  const levels = await Promise.all(
    order.map((priority) => pool.run('priority', undefined, { place: { ...place, priority } })),
  );
  expect(levels).toEqual(order.map(niceLevel));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(levels[0]).toBeGreaterThan(getPriority());
  await pool.close();
});

test('a task waits for whichever worker is free first, and one that starts has loaded everything', async () => {
  const pool = createWorkerPool<MadeTasks>(thread, limits);
  pool.warm();
  const [first] = [await pool.run('id', undefined, { place })];
  const both = await Promise.all([
    pool.run('double', { bytes: new Uint8Array([1]) }, { place }),
    pool.run('id', undefined, { place }),
  ]);
  expect([...both[0].bytes]).toEqual([2]);
  expect(both[1]).toBe(first);
  await pool.close();
});

test('a worker that cannot start costs one task, not all time', async () => {
  const entry = new URL('../../../tests/support/no-such-entry.ts', import.meta.url);
  const pool = createWorkerPool<MadeTasks>(threadRunner({ entry, memoryMb: 64, priority: 'usual' }), limits);
  await expect(pool.run('given', undefined, { place })).rejects.toMatchObject({ reason: 'crash' });
  await pool.close();
});

test('a worker without tasks ends, but for the one that is kept ready', async () => {
  const pool = createWorkerPool<MadeTasks>(processes, { ...limits, idleMs: 300 });
  pool.warm();
  const ids = async () => new Set(await Promise.all([1, 2].map(() => pool.run('id', undefined, { place }))));
  // Whichever worker is ready first does both tasks while the other starts.
  const first = await vi.waitUntil(async () => [await ids()].find(({ size }) => size === 2), {
    timeout: 60_000,
    interval: 20,
  });
  await vi.waitFor(() => expect([...first].filter(isAlive)).toHaveLength(1), { timeout: 60_000 });
  await sleep(500);
  expect([...first].filter(isAlive)).toHaveLength(1);
  await pool.close();
});

/** A zombie, which nobody has waited for yet, is dead. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

test('tasks of some names run in a pool of their own', async () => {
  const [special, usual] = [
    createWorkerPool<MadeTasks>(processes, limits),
    createWorkerPool<MadeTasks>(thread, limits),
  ];
  const pool = splitPool<MadeTasks>(['given'], special, usual);
  expect(await pool.run('given', undefined, { place })).toEqual([]);
  expect([...(await pool.run('double', { bytes: new Uint8Array([1]) }, { place })).bytes]).toEqual([2]);
  await pool.close();
  await expect(pool.run('given', undefined, { place })).rejects.toThrow(AppError);
});
