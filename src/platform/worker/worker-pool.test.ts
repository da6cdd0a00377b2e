import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import type { MadeTasks } from '../../../tests/support/made-tasks.ts';
import { processRunner } from './process-runner.ts';
import { splitPool } from './split-pool.ts';
import { threadRunner } from './thread-runner.ts';
import { createWorkerPool, TaskKilled, type WorkerPool } from './worker-pool.ts';

const entry = new URL('../../../tests/support/made-tasks.ts', import.meta.url);
const limits = { workers: 2, timeLimitMs: 60_000, waiting: 4 };
const thread = threadRunner({ entry, memoryMb: 64, ahead: { practise: true } });
const processes = processRunner({ entry, memoryMb: 256 });

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

  const doubled = async () => [...(await pool.run('double', { bytes: new Uint8Array([1, 2, 3]) })).bytes];

  test('a worker started ahead of its first task is told so', async () => {
    const warmed = createWorkerPool<MadeTasks>(start, limits);
    warmed.warm();
    expect(await warmed.run('given', undefined)).toEqual(kind === 'thread' ? { practise: true } : ['--ahead']);
    await warmed.close();
    expect(await pool.run('given', undefined)).toEqual(kind === 'thread' ? {} : []);
  });

  test('tells its steps, then its result; threads get the buffers themselves', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const steps: number[] = [];
    const result = await pool.run('double', { bytes }, { step: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2]);
    expect([...result.bytes]).toEqual([2, 4, 6]);
    expect(bytes.byteLength).toBe(kind === 'thread' ? 0 : 3);
  });

  test('that throws rejects with its error', async () => {
    await expect(pool.run('fail', undefined)).rejects.toMatchObject({ name: 'RangeError', message: 'not that' });
  });

  test.each([
    ['hang', 'time', { timeLimitMs: 100 }],
    ['hoard', 'memory', {}],
    ['leave', 'crash', {}],
  ] as const)('%s is ended for its %s, and the pool goes on', async (task, reason, options) => {
    const killed = await pool.run(task, undefined, options).catch((error: unknown) => error);
    expect(killed).toBeInstanceOf(TaskKilled);
    expect(killed).toMatchObject({ reason });
    expect(await doubled()).toEqual([2, 4, 6]);
  });

  test('ends when nobody waits for it, at work or in the queue', async () => {
    const at = [1, 2, 3].map(() => new AbortController());
    const hanging = at.map(({ signal }) => pool.run('hang', undefined, { signal }).catch((error: unknown) => error));
    at[2]!.abort();
    expect(await hanging[2]).toMatchObject({ name: 'TaskKilled', reason: 'gone' });
    at[0]!.abort();
    at[1]!.abort();
    expect(await Promise.all(hanging)).toMatchObject([{ reason: 'gone' }, { reason: 'gone' }, { reason: 'gone' }]);
    const over = pool.run('hang', undefined, { signal: AbortSignal.abort() });
    await expect(over).rejects.toMatchObject({ reason: 'gone' });
    expect(await doubled()).toEqual([2, 4, 6]);
  });

  test('waits for a worker, and is turned away when too many wait', async () => {
    const hanging = [1, 2].map(() => pool.run('hang', undefined, { timeLimitMs: 500 }).catch(() => 'ended'));
    const waiting = [1, 2, 3, 4].map(() => doubled());
    await expect(doubled()).rejects.toThrow(AppError);
    expect(await Promise.all(hanging)).toEqual(['ended', 'ended']);
    expect(await Promise.all(waiting)).toEqual(Array(4).fill([2, 4, 6]));
  });
});

test('the memory of a process is bounded outside of its heap too', async () => {
  const pool = createWorkerPool<MadeTasks>(processes, limits);
  await expect(pool.run('hoardBuffers', undefined)).rejects.toMatchObject({ name: 'TaskKilled', reason: 'memory' });
  expect(await pool.run('given', undefined)).toEqual([]);
  await pool.close();
});

test('a task whose process leaves before it begins is given to another one', async () => {
  const pool = createWorkerPool<MadeTasks>(processes, { ...limits, workers: 1 });
  await expect(pool.run('retire', undefined)).resolves.toBeUndefined();
  expect([...(await pool.run('double', { bytes: new Uint8Array([4]) })).bytes]).toEqual([8]);
  await pool.close();
});

test('tasks of some names run in a pool of their own', async () => {
  const [special, usual] = [
    createWorkerPool<MadeTasks>(processes, limits),
    createWorkerPool<MadeTasks>(thread, limits),
  ];
  const pool = splitPool<MadeTasks>(['given'], special, usual);
  expect(await pool.run('given', undefined)).toEqual([]);
  expect([...(await pool.run('double', { bytes: new Uint8Array([1]) })).bytes]).toEqual([2]);
  await pool.close();
  await expect(pool.run('given', undefined)).rejects.toThrow(AppError);
});
