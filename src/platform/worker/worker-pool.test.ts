import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import type { MadeTasks } from '../../../tests/support/made-tasks.ts';
import { createWorkerPool, TaskKilled, type WorkerPool } from './worker-pool.ts';

const limits = { threads: 2, memoryMb: 64, timeLimitMs: 60_000, waiting: 4 };
let pool: WorkerPool<MadeTasks>;

beforeAll(() => {
  pool = createWorkerPool<MadeTasks>(new URL('../../../tests/support/made-tasks.ts', import.meta.url), limits);
});
afterAll(() => pool.close());

test('a thread started ahead of its first task gets its worker data', async () => {
  const warmed = createWorkerPool<MadeTasks>(new URL('../../../tests/support/made-tasks.ts', import.meta.url), limits, {
    practise: true,
  });
  warmed.warm();
  expect(await warmed.run('given', undefined)).toEqual({ practise: true });
  await warmed.close();
  expect(await pool.run('given', undefined)).toEqual({});
});

const doubled = async () => [...(await pool.run('double', { bytes: new Uint8Array([1, 2, 3]) })).bytes];

describe('a task', () => {
  test('reports its progress, then its result; its buffers are transferred, not copied', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const steps: number[] = [];
    const result = await pool.run('double', { bytes }, { step: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2]);
    expect([...result.bytes]).toEqual([2, 4, 6]);
    expect(bytes.byteLength).toBe(0);
  });

  test('that throws rejects with its error', async () => {
    await expect(pool.run('fail', undefined)).rejects.toMatchObject({ name: 'RangeError', message: 'not that' });
  });

  test.each([
    ['hang', 'time', { timeLimitMs: 100 }],
    ['hoard', 'memory', {}],
    ['leave', 'crash', {}],
  ] as const)('%s is killed for its %s, and the pool continues', async (task, reason, options) => {
    const killed = await pool.run(task, undefined, options).catch((error: unknown) => error);
    expect(killed).toBeInstanceOf(TaskKilled);
    expect(killed).toMatchObject({ reason });
    expect(await doubled()).toEqual([2, 4, 6]);
  });

  test('waits for a thread, and is refused when too many wait', async () => {
    const hanging = [1, 2].map(() => pool.run('hang', undefined, { timeLimitMs: 500 }).catch(() => 'ended'));
    const waiting = [1, 2, 3, 4].map(() => doubled());
    await expect(doubled()).rejects.toThrow(AppError);
    expect(await Promise.all(hanging)).toEqual(['ended', 'ended']);
    expect(await Promise.all(waiting)).toEqual(Array(4).fill([2, 4, 6]));
  });
});
