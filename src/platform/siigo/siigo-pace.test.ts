import { expect, test } from 'vitest';
import { createPace, type SiigoClock } from './siigo-pace.ts';

/** A clock that advances only during sleeps. */
function madeClock(): SiigoClock & { time: number } {
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: async (ms: number) => {
      clock.time += ms;
    },
  };
  return clock;
}

const signal = new AbortController().signal;

test('spaces the requests of a company, from the end of one to the start of the next', async () => {
  const clock = madeClock();
  const pace = createPace(500, clock);
  const began: number[] = [];
  const ask = () =>
    pace.run({ company: 'a', perMinute: 100, signal }, async () => {
      began.push(clock.time);
      clock.time += 200;
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(began).toEqual([0, 700, 1400]);
});

test('never exceeds the limit per minute', async () => {
  const clock = madeClock();
  const pace = createPace(500, clock);
  const began: number[] = [];
  for (let number = 0; number < 25; number++) {
    await pace.run({ company: 'a', perMinute: 10, signal }, async () => void began.push(clock.time));
  }
  began.forEach((start, index) => {
    const tenBefore = began[index - 10];
    if (tenBefore !== undefined) expect(start - tenBefore).toBeGreaterThanOrEqual(60_000);
  });
  expect(began[9]).toBeLessThan(60_000);
});

test('does not delay one company for another, nor for a failed request', async () => {
  const clock = madeClock();
  const pace = createPace(500, clock);
  const never = new Promise<void>(() => {});
  void pace.run({ company: 'a', perMinute: 100, signal }, () => never);
  await expect(
    pace.run({ company: 'b', perMinute: 100, signal }, async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await pace.run({ company: 'b', perMinute: 100, signal }, async () => 'done')).toBe('done');
});
