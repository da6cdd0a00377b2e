/**
 * How many calls a session and a network address may make. A bucket each, in the memory of this process: with several
 * processes each counts its own, which is enough against a script gone wild; guesses are counted in the database besides.
 */
import { AppError } from '#core/call/app-error.ts';

export interface CallLimits {
  /** Calls a minute of one session or API token; as many may come at once. */
  bySession: number;
  /** Calls a minute from one address, where a whole office may work. */
  byAddress: number;
}

/** What nobody reaches by working, not even with hundreds of files at once. */
export const usualLimits: CallLimits = { bySession: 1200, byAddress: 4800 };

export interface CallCounter {
  /** Throws AppError `request.rate_limited` with the seconds to wait. */
  countAddress(address: string): void;
  /** The same of a session. */
  countSession(session: string): void;
}

const minute = 60_000;
/** So that an attacker with many addresses fills no memory; whoever was seen first is forgotten first. */
const mostBuckets = 50_000;

/** `now` in milliseconds; it may stand still but not go back. */
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
