/**
 * Rate limits of requests by session and by network address. Token buckets in the memory of this process: with several
 * processes each counts its own, which suffices against a runaway script; password guesses are counted in the database
 * besides.
 */
import { AppError } from '#core/call/app-error.ts';

export interface CallLimits {
  /** Requests per minute of one session or API token; also the burst size. */
  bySession: number;
  /** Requests per minute of one address, which may be a whole office. */
  byAddress: number;
}

/** Beyond what any user reaches, even with hundreds of files at once. */
export const usualLimits: CallLimits = { bySession: 1200, byAddress: 4800 };

export interface CallCounter {
  /** Throws AppError `request.rate_limited` with the seconds to wait. */
  countAddress(address: string): void;
  /** The same for a session. */
  countSession(session: string): void;
}

const minute = 60_000;
/** Memory bound against many addresses; the oldest bucket is evicted. */
const mostBuckets = 50_000;

/** `now` in milliseconds, monotonic. */
export function createCallCounter({ bySession, byAddress }: CallLimits, now: () => number = Date.now): CallCounter {
  const addresses = bucketsOf(byAddress, now);
  const sessions = bucketsOf(bySession, now);
  return { countAddress: addresses, countSession: sessions };
}

interface Bucket {
  left: number;
  filledAt: number;
}

function bucketsOf(perMinute: number, now: () => number): (key: string) => void {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const moment = now();
    const { left, filledAt } = buckets.get(key) ?? { left: perMinute, filledAt: moment };
    const filled = Math.min(perMinute, left + ((moment - filledAt) * perMinute) / minute);
    if (filled < 1) {
      const seconds = Math.ceil(((1 - filled) * minute) / perMinute / 1000);
      throw new AppError('request.rate_limited', { seconds });
    }
    buckets.set(key, { left: filled - 1, filledAt: moment });
    const oldest = buckets.size > mostBuckets ? buckets.keys().next() : undefined;
    if (oldest?.done === false) buckets.delete(oldest.value);
  };
}
