/**
 * Change of e-mail address: re-authentication by password, and a code mailed to the new address as proof. Whether
 * another user has it is revealed to that mailbox only.
 */
import { randomInt } from 'node:crypto';
import { findUserByEmail } from '#api/access/auth/queries.ts';
import { proveUser } from '#api/access/prove-user.ts';
import { endSessions } from '#api/access/sessions/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { countMail } from '#api/subscription/count-mail.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import * as queries from './queries.ts';
import { text } from './text.es.ts';

const codeMinutes = 10;
const wrongCodes = 5;

export async function askForEmail(
  services: Services,
  caller: Caller,
  given: { email: string; password: string },
): Promise<void> {
  const { db, post, publicUrl } = services;
  const user = await proveUser(services, caller, given.password);
  const email = given.email.toLowerCase();
  if (email === user.email) {
    throw new AppError('request.invalid', {}, [{ field: 'email', message: text.sameEmail }]);
  }
  await asCaller(db, caller, (trx) =>
    countMail(trx, caller, [[attemptKey('new-email', String(user.id)), 'newAddresses']]),
  );
  const known = await findUserByEmail(db, email);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeDigest = known === undefined ? digestOf(caller, email, code) : null;
  const { accountId, userId } = caller;
  await asCaller(db, caller, (trx) =>
    queries.putEmailChange(trx, { accountId, userId, email, codeDigest, seconds: codeMinutes * 60 }),
  );
  if (known === undefined) await post.send(email, text.code(code, codeMinutes));
  else await post.send(email, text.taken(known.name, `${publicUrl()}/login`));
}

/** Outcome of a code; returned rather than thrown, so that the transaction that counts wrong codes commits. */
type Outcome = { error: AppError } | { before: string; email: string; name: string };

/** Throws AppError `email.code_wrong`, `email.code_expired` or `user.email_in_use`. */
export async function confirmEmail(services: Services, caller: Caller, code: string): Promise<void> {
  const { db, post, publicUrl } = services;
  const pending = (await asCaller(db, caller, (trx) => queries.findProfile(trx, caller.userId)))?.pendingEmail;
  const taken = pending ? (await findUserByEmail(db, pending)) !== undefined : false;
  const outcome = await asCaller(db, caller, (trx) => takeCode(trx, caller, code, taken));
  if ('error' in outcome) throw outcome.error;
  const { before, email, name } = outcome;
  await post.send(before, text.changed(name, email, `${publicUrl()}/login`));
}

async function takeCode(
  trx: DatabaseTransaction,
  caller: Caller,
  code: string,
  takenElsewhere: boolean,
): Promise<Outcome> {
  const { userId } = caller;
  const change = await queries.lockEmailChange(trx, userId);
  if (change === undefined || change.wrongCodes >= wrongCodes) return { error: new AppError('email.code_expired') };
  const { email } = change;
  if (change.codeDigest !== digestOf(caller, email, code)) {
    await queries.countWrongEmailCode(trx, userId);
    return { error: new AppError('email.code_wrong', { remaining: wrongCodes - change.wrongCodes - 1 }) };
  }
  if (takenElsewhere || (await queries.accountKnowsEmail(trx, userId, email)))
    return { error: new AppError('user.email_in_use') };
  const { email: before, name } = (await queries.findProfile(trx, userId))!;
  await queries.writeEmail(trx, userId, email);
  await queries.deleteEmailChange(trx, userId);
  await endSessions(trx, userId, { except: caller.sessionId });
  await logActivity(trx, caller, { act: 'profile.email_changed', target: email, details: { before } });
  return { before, email, name };
}

/** Salted with user and address: six digits alone have few digests. */
function digestOf({ userId }: Caller, email: string, code: string): string {
  return secretDigest(`email/${userId}/${email}/${code}`);
}
