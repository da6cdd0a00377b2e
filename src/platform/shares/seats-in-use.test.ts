import { expect, test } from 'vitest';
import { SeatsInUse } from './seats-in-use.ts';

const call = (accountId: string, userId: number, seats = 5) => ({ accountId, userId, seats });

test('seats in use are people who called within a minute', () => {
  let now = 0;
  const seats = new SeatsInUse(() => now);
  for (const user of [1, 2, 2, 3]) seats.seen(call('a', user));
  seats.seen(call('b', 4));
  expect([seats.of('a'), seats.of('b'), seats.of('c')]).toEqual([3, 1, 1]);
  now = 40_000;
  seats.seen(call('a', 1));
  now = 70_000;
  expect([seats.of('a'), seats.of('b')]).toEqual([1, 1]);
});

test('they are no more than the license includes, and one without a license', () => {
  const seats = new SeatsInUse(() => 0);
  for (const user of [1, 2, 3, 4]) seats.seen(call('a', user, 2));
  for (const user of [5, 6]) seats.seen(call('b', user, 0));
  expect([seats.of('a'), seats.of('b')]).toEqual([2, 1]);
  seats.seen(call('a', 1, 100));
  expect(seats.of('a')).toBe(4);
});
