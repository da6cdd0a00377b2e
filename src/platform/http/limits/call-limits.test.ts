import { describe, expect, test } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import { createCallCounter } from './call-limits.ts';

function makeCounter(bySession: number, byAddress: number) {
  let moment = 0;
  const counter = createCallCounter({ bySession, byAddress }, () => moment);
  return { ...counter, wait: (seconds: number) => (moment += seconds * 1000) };
}

/** Retry delay in seconds, or null when allowed. */
function asked(count: () => void): number | null {
  try {
    count();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.rate_limited') return Number(error.data.seconds);
    throw error;
  }
}

describe('rate limit', () => {
  test('allows a burst up to the limit, then the rate per minute', () => {
    const { countSession, wait } = makeCounter(6, 100);
    for (let call = 0; call < 6; call++) expect(asked(() => countSession('a'))).toBeNull();
    expect(asked(() => countSession('a'))).toBe(10);
    wait(9);
    expect(asked(() => countSession('a'))).toBe(1);
    wait(1);
    expect(asked(() => countSession('a'))).toBeNull();
    expect(asked(() => countSession('a'))).toBe(10);
  });

  test('is separate for each key', () => {
    const { countSession, countAddress } = makeCounter(1, 1);
    expect([asked(() => countSession('a')), asked(() => countSession('b'))]).toEqual([null, null]);
    expect([asked(() => countAddress('a')), asked(() => countAddress('a'))]).toEqual([null, 60]);
  });

  test('does not accumulate beyond the burst during a pause', () => {
    const { countSession, wait } = makeCounter(2, 100);
    wait(3600);
    expect([1, 2, 3].map(() => asked(() => countSession('a')))).toEqual([null, null, 30]);
  });
});
