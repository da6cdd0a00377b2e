/** Verifies the current password, and checks a new one. */

import { attemptKey, countAttempt, forgetAttempts } from '#api/kernel/attempts/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkPassword, hashPassword } from '#platform/auth/password.ts';
import { passwordWeakness, shortestPassword } from '#platform/auth/password-strength.ts';
import { takeTurn } from '#platform/turns.ts';
import type { UserRecord } from './auth/queries.ts';
import { text } from './user-password.es.ts';

const windowSeconds = 15 * 60;
const wrongPasswords = 5;

/** Throws AppError `password.wrong` with the remaining tries, or `auth.locked` after several wrong ones. */
export async function proveWithPassword({ db }: Services, user: UserRecord, password: string): Promise<void> {
  const key = attemptKey('prove', String(user.id));
  // In turn: concurrent right passwords are not failures.
  await takeTurn(key, async () => {
    const { attempts, secondsLeft } = await countAttempt(db, key, windowSeconds);
    if (attempts > wrongPasswords) throw new AppError('auth.locked', { minutes: Math.ceil(secondsLeft / 60) });
    if (!(await checkPassword(password, user.passwordHash))) throw new AppError('password.wrong');
    await forgetAttempts(db, key);
  });
}

/** Throws AppError `password.weak` with the reason at its field. */
export async function strongHash(
  { leakedPasswords }: Pick<Services, 'leakedPasswords'>,
  password: string,
  { name, email }: Pick<UserRecord, 'name' | 'email'>,
): Promise<string> {
  const weakness =
    passwordWeakness(password, [name, email]) ?? ((await leakedPasswords.has(password)) ? 'leaked' : null);
  if (weakness === null) return hashPassword(password);
  const message = weakness === 'short' ? text.weak.short(shortestPassword) : text.weak[weakness];
  throw new AppError('password.weak', {}, [{ field: 'password', message }]);
}
