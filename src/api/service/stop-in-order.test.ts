import { expect, test } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

test('a step that throws, and one that hangs, keep none after them from being taken; the first failure is told', async () => {
  const taken: string[] = [];
  const logged: unknown[] = [];
  const log = { error: (found: { step: string }) => void logged.push(found.step) };
  const stopping = stopInOrder(log as never, [
    ['streams', async () => taken.push('streams'), 1000],
    [
      'uploads',
      () => {
        throw new Error('no folder');
      },
      1000,
    ],
    ['jobs', () => new Promise(() => {}), 1],
    ['database', async () => taken.push('database'), 1000],
  ]);
  await expect(stopping).rejects.toThrow('no folder');
  expect([taken, logged]).toEqual([
    ['streams', 'database'],
    ['uploads', 'jobs'],
  ]);
});
