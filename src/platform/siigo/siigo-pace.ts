/**
 * One request at a time for each company, some time apart, and no more than its limit in any minute. Siigo mixes up the reports
 * of a company that asks for two at once, and blocks who asks too often.
 */
import { setTimeout as wait } from 'node:timers/promises';

export interface SiigoClock {
  /** Milliseconds since any moment. */
  now(): number;
  /** Rejects when `signal` aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const realClock: SiigoClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};

export interface SiigoPace {
  /** Runs `work` when it is the turn of its company. */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

export interface Turn {
  company: string;
  /** Requests that the company may make in a minute. */
  perMinute: number;
  signal: AbortSignal;
}

interface Lane {
  /** Ends when the last one in it has ended. */
  last: Promise<void>;
  /** When the requests of the last minute began. */
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
