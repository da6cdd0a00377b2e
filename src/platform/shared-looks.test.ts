import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedLooks } from './shared-looks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one look serves all who ask within its time, and those of others take their turn', async () => {
  const looks = createSharedLooks<number>(1000);
  let running = 0;
  const look = vi.fn(async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
    return look.mock.calls.length;
  });
  const found = Promise.all(['a', 'a', 'b', 'a', 'b'].map((key) => looks.get(key, look)));
  await vi.advanceTimersByTimeAsync(100);
  expect(await found).toEqual([1, 1, 2, 1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  const again = looks.get('a', look);
  await vi.advanceTimersByTimeAsync(100);
  expect(await again).toBe(3);
});

test('a look that fails fails for all who share it, and holds up nobody else', async () => {
  const looks = createSharedLooks<string>(1000);
  const failed = ['a', 'a'].map((key) => looks.get(key, async () => Promise.reject(new Error('gone'))));
  const other = looks.get('b', async () => 'found');
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await other).toBe('found');
});
