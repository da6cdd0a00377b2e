import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AuditEvent } from '../contract.ts';
import { recordProgress } from './record-progress.ts';

const event = (done: number): AuditEvent => ({ state: 'running', done, total: 9, validation: null });

test('events that arrive during a write are batched into the next, in order', async () => {
  const kept: number[][] = [];
  const gates: (() => void)[] = [];
  const progress = recordProgress(async (events) => {
    kept.push(events.map(({ done }) => done));
    await new Promise<void>((open) => gates.push(open));
  });
  progress.add(event(1));
  await turn();
  for (const done of [2, 3, 4]) progress.add(event(done));
  await turn();
  expect(kept).toEqual([[1]]);
  gates[0]!();
  await turn();
  expect(kept).toEqual([[1], [2, 3, 4]]);
  gates[1]!();
  await progress.ended();
  progress.add(event(5));
  await turn();
  expect(kept).toEqual([[1], [2, 3, 4], [5]]);
});

test('a failure is reported at the end, and nothing is stored after it', async () => {
  const kept: number[][] = [];
  const progress = recordProgress(async (events) => {
    kept.push(events.map(({ done }) => done));
    throw new Error('no database');
  });
  progress.add(event(1));
  await turn();
  progress.add(event(2));
  await expect(progress.ended()).rejects.toThrow('no database');
  expect(kept).toEqual([[1]]);
});
