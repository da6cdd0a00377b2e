/**
 * Sign-in without user enumeration: an unknown address takes the same time, counts the same failures and gets the same
 * response as a wrong password.
 */

import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkPassword } from '#platform/auth/password.ts';
import { takeTurn } from '#platform/turns.ts';
import { type Admission, admit, devicesOf, type SignInOrigin } from '../open-session.ts';
import { countLock } from '../sessions/queries.ts';
import { subscriberOf } from '../whom-to-write.ts';
import { type FailedSignIn, failedSignIn } from './failed-sign-in.job.ts';
import { guessesOf } from './guess-limits.ts';
import { findUserSigningIn, type UserRecord } from './queries.ts';

const windowSeconds = 15 * 60;
/** Attempts of unknown devices per network address in a window: an office behind one router may have many users. */
const allowedByAddress = 50;

export interface SignIn extends SignInOrigin {
  email: string;
  password: string;
  /** Endpoint of the provider's staff: staff and users each have their own. */
  asAdmin: boolean;
}

/**
 * Opens a session, or with a second factor returns a ticket to be sent with a code. Throws AppError
 * `auth.invalid_credentials`, `auth.user_inactive`, `auth.locked` or `request.rate_limited`.
 */
export async function signIn(services: Services, attempt: SignIn): Promise<Admission> {
  const { db, queue } = services;
  const email = attempt.email.toLowerCase();
  const { user: found, device } = await findUserSigningIn(db, email, devicesOf(attempt));
  // Others behind the same router take nothing from a device that the user signed in with before.
  if (device === undefined) await countNetwork(db, attempt.address);
  const user = found?.isAdmin === attempt.asAdmin ? found : undefined;
  const guesses = guessesOf(db, email, attempt.address, device);
  return takeTurn(guesses.turn, async () => {
    const { refusal, notice, forgive } = await guesses.take();
    if (!(await checkPassword(attempt.password, user?.passwordHash)) || user === undefined) {
      await queue.send(failedSignIn, { email, address: attempt.address, notice } satisfies FailedSignIn);
      if (found !== undefined && device !== undefined && notice === 'locked') await lockDevice(services, found, device);
      throw new AppError('auth.invalid_credentials', refusal);
    }
    await forgive();
    // Only whoever knows the password learns whom to write to.
    if (!user.isActive)
      throw new AppError('auth.user_inactive', await subscriberOf(services.db, { ...user, userId: user.id }));
    return admit(services, user, attempt);
  });
}

/** Of a browser that has the id of a device of this user: whoever guesses elsewhere does not come here. */
function lockDevice({ db }: Services, { id, accountId }: UserRecord, device: string): Promise<void> {
  return asCaller(db, { accountId, userId: id, isAdmin: false }, (trx) => countLock(trx, device));
}

/** Throws AppError `request.rate_limited`. */
async function countNetwork(db: Database, address: string): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('address', address), windowSeconds);
  if (attempts > allowedByAddress) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}
