/**
 * Per-company throttle: one request at a time, with a minimum distance and a limit per minute. Siigo mixes up
 * concurrent reports of a company, and blocks frequent callers.
 */
import { setTimeout as wait } from 'node:timers/promises';

export interface SiigoClock {
  /** Milliseconds since an arbitrary origin. */
  now(): number;
  /** Rejects when `signal` aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realClock: SiigoClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};

export interface SiigoPace {
  /** Runs `work` in the turn of its company. */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

export interface Turn {
  company: string;
  /** Maximum requests of the company per minute. */
  perMinute: number;
  signal: AbortSignal;
}

interface Lane {
  /** Resolves when the last queued request has ended. */
  last: Promise<void>;
  /** Start times of the last minute's requests. */
  starts: number[];
  ended: number;
}

const minute = 60_000;

export function createPace(spacing: number, clock: SiigoClock): SiigoPace {
  const lanes = new Map<string, Lane>();
  const pause = async ({ starts, ended }: Lane, perMinute: number, signal: AbortSignal) => {
    const now = clock.now();
    while (starts[0] !== undefined && starts[0] <= now - minute) starts.shift();
    const crowded = starts.length >= perMinute ? starts.at(-perMinute)! + minute : 0;
    const until = Math.max(ended + spacing, crowded);
    if (until > now) await clock.sleep(until - now, signal);
  };
  return {
    run: async ({ company, perMinute, signal }, work) => {
      const lane = lanes.get(company) ?? { last: Promise.resolve(), starts: [], ended: Number.NEGATIVE_INFINITY };
      lanes.set(company, lane);
      const before = lane.last;
      const mine = Promise.withResolvers<void>();
      lane.last = mine.promise;
      try {
        await before;
        await pause(lane, perMinute, signal);
        lane.starts.push(clock.now());
        return await work();
      } finally {
        lane.ended = clock.now();
        mine.resolve();
      }
    },
  };
}
