import { describe, expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { createCallCounter } from './call-limits.ts';

function makeCounter(bySession: number, byAddress: number) {
  let moment = 0;
  const counter = createCallCounter({ bySession, byAddress }, () => moment);
  return { ...counter, wait: (seconds: number) => (moment += seconds * 1000) };
}

/** Seconds to wait, or null when it may go on. */
function asked(count: () => void): number | null {
  try {
    count();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.rate_limited') return Number(error.data.seconds);
    throw error;
  }
}

describe('calls', () => {
  test('come at once up to the limit, then as fast as the minute allows', () => {
    const { countSession, wait } = makeCounter(6, 100);
    for (let call = 0; call < 6; call++) expect(asked(() => countSession('a'))).toBeNull();
    expect(asked(() => countSession('a'))).toBe(10);
    wait(9);
    expect(asked(() => countSession('a'))).toBe(1);
    wait(1);
    expect(asked(() => countSession('a'))).toBeNull();
    expect(asked(() => countSession('a'))).toBe(10);
  });

  test('of one do not count for another', () => {
    const { countSession, countAddress } = makeCounter(1, 1);
    expect([asked(() => countSession('a')), asked(() => countSession('b'))]).toEqual([null, null]);
    expect([asked(() => countAddress('a')), asked(() => countAddress('a'))]).toEqual([null, 60]);
  });

  test('are not saved up over a pause', () => {
    const { countSession, wait } = makeCounter(2, 100);
    wait(3600);
    expect([1, 2, 3].map(() => asked(() => countSession('a')))).toEqual([null, null, 30]);
  });
});
