/**
 * Limits of wrong passwords for one e-mail address. A device that the user signed in with before has a count of its own,
 * every other one counts with its network, so that nobody shuts out the owner from elsewhere; all unknown devices
 * together are slowed down. Delays come before locks. What makes a device known: docs/decisions/0055.
 */
import {
  type AttemptSchedule,
  forgetAttempts,
  guessKey,
  takeAttempt,
  uncountAttempt,
} from '#api/kernel/attempts/queries.ts';
import type { Database } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';

/** Of one device or network: three free, then waits of 10, 20 and 40 s, and the sixth failure locks. */
const ofPlace: AttemptSchedule = { windowSeconds: 15 * 60, free: 3, firstWait: 10, longestWait: 60, most: 6 };

/** Of all unknown devices: twenty a day, then waits from 10 s to 15 minutes; nothing is locked. */
const ofAll: AttemptSchedule = { windowSeconds: 24 * 60 * 60, free: 20, firstWait: 10, longestWait: 900, most: 1e6 };

export interface Guesses {
  /** Key under which attempts take turns: concurrent right passwords are not failures. */
  turn: string;
  /** Counts an attempt before its password is checked. Throws AppError `auth.locked` or `request.rate_limited`. */
  take(): Promise<TakenGuess>;
}

export interface TakenGuess {
  /** Data of `auth.invalid_credentials`: attempts before the lock, and seconds before the next one. */
  refusal: { remaining: number; seconds: number };
  /** What the owner is told when this attempt was wrong; null: nothing. */
  notice: GuessNotice | null;
  /** The password was right. */
  forgive(): Promise<void>;
}

/** `locked`: one device or network; `slowed`: all unknown devices. */
export type GuessNotice = 'locked' | 'slowed';

/** `device`: the known device of the user of the address, if it is one. */
export function guessesOf(db: Database, email: string, address: string, device: string | undefined): Guesses {
  const isKnown = device !== undefined;
  const all = guessKey(email);
  const own = guessKey(email, isKnown ? { device } : { address });
  return {
    turn: own,
    take: async () => {
      const here = await takeAttempt(db, own, ofPlace);
      if (!here.admitted) throw refused(here.failures, here.seconds);
      const everywhere = isKnown ? null : await takeAttempt(db, all, ofAll);
      if (everywhere?.admitted === false) {
        await uncountAttempt(db, own);
        throw new AppError('request.rate_limited', { seconds: everywhere.seconds });
      }
      return {
        refusal: {
          remaining: ofPlace.most - here.failures,
          seconds: Math.max(here.seconds, everywhere?.seconds ?? 0),
        },
        notice: noticeOf(here.failures, everywhere?.failures ?? 0),
        forgive: async () => {
          await forgetAttempts(db, own);
          if (!isKnown) await uncountAttempt(db, all);
        },
      };
    },
  };
}

function refused(failures: number, seconds: number): AppError {
  if (failures < ofPlace.most) return new AppError('request.rate_limited', { seconds });
  return new AppError('auth.locked', { minutes: Math.ceil(seconds / 60) });
}

function noticeOf(here: number, everywhere: number): GuessNotice | null {
  if (here === ofPlace.most) return 'locked';
  return everywhere === ofAll.free ? 'slowed' : null;
}
