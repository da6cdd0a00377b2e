/**
 * Signing in without telling strangers anything: an unknown address costs the same time, counts the same failures and
 * gets the same answer as a wrong password.
 */
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#core/app-error.ts';
import { checkPassword } from '#platform/auth/password.ts';
import { asCaller } from '../database.ts';
import type { Services } from '../services.ts';
import type { User } from './contract.ts';
import { countAttempt, findUserByEmail, forgetAttempts, insertSession, type UserRecord } from './queries.ts';

const windowSeconds = 15 * 60;
/** Failures that lock an e-mail address until its window ends. */
const allowedByEmail = 5;
/** Attempts from one network address in the window: an office behind one router may have many people. */
const allowedByAddress = 50;
/** A working day. */
const sessionSeconds = 12 * 60 * 60;

export interface SignIn {
  email: string;
  password: string;
  /** Whether it is the door of the provider's staff: each door lets only its own people in. */
  asAdmin: boolean;
  address: string;
  userAgent: string;
}

/** Throws AppError `auth.invalid_credentials`, `auth.locked` or `request.rate_limited`. */
export async function signIn({ db, tokens }: Services, attempt: SignIn): Promise<{ token: string; user: User }> {
  const email = attempt.email.toLowerCase();
  const key = attemptKey('email', email);
  const fromAddress = await countAttempt(db, attemptKey('address', attempt.address), windowSeconds);
  if (fromAddress.attempts > allowedByAddress) {
    throw new AppError('request.rate_limited', { seconds: fromAddress.secondsLeft });
  }
  const { attempts, secondsLeft } = await countAttempt(db, key, windowSeconds);
  if (attempts > allowedByEmail) throw new AppError('auth.locked', { minutes: Math.ceil(secondsLeft / 60) });
  const found = await findUserByEmail(db, email);
  const user = found?.isAdmin === attempt.asAdmin ? found : undefined;
  if (!(await checkPassword(attempt.password, user?.passwordHash)) || user === undefined) {
    throw new AppError('auth.invalid_credentials', { remaining: allowedByEmail - attempts });
  }
  await forgetAttempts(db, key);
  const sessionId = randomUUID();
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
  const { address, userAgent } = attempt;
  await asCaller(db, { accountId: user.accountId, userId: user.id, isAdmin: user.isAdmin }, (trx) =>
    insertSession(trx, { id: sessionId, accountId: user.accountId, userId: user.id, address, userAgent, expiresAt }),
  );
  const token = await tokens.sign({ sessionId, userId: user.id, isAdmin: user.isAdmin }, expiresAt);
  return { token, user: userDocument(user) };
}

/** A user as the API shows it. */
export function userDocument({ id, name, email, isRoot, isAdmin }: UserRecord): User {
  return { id, attributes: { user_name: name, user_email: email, isRootUser: isRoot, isAdmin } };
}

function attemptKey(kind: 'email' | 'address', value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}
