/** Re-authentication: the caller proves their identity with the password. */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findUser, type UserRecord } from './auth/queries.ts';
import { proveWithPassword } from './user-password.ts';

/** Throws AppError `password.wrong` or `auth.locked`. */
export async function proveUser(services: Services, caller: Caller, password: string): Promise<UserRecord> {
  const user = await asCaller(services.db, caller, (trx) => findUser(trx, caller.userId));
  if (user === undefined) throw new AppError('auth.session_expired');
  await proveWithPassword(services, user, password);
  return user;
}
