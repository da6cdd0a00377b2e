/** Signing in and out. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { signInOrigin, userDocument } from '../open-session.ts';
import { adminLogin, login, logout, me } from './contract.ts';
import { findUser, revokeSession } from './queries.ts';
import { signIn } from './sign-in.ts';

export function mountAuth({ mount }: Router, services: Services): void {
  mount(login, async (call) => ({
    data: await signIn(services, { ...call.body, ...signInOrigin(services, call), asAdmin: false }),
  }));
  mount(adminLogin, async (call) => ({
    data: await signIn(services, { ...call.body, ...signInOrigin(services, call), asAdmin: true }),
  }));
  mount(logout, async ({ caller }) => {
    await asCaller(services.db, caller, async (trx) => {
      await revokeSession(trx, caller.sessionId);
      await logActivity(trx, caller, { act: 'session.closed' });
    });
    return undefined;
  });
  mount(me, async ({ caller }) => {
    const user = await asCaller(services.db, caller, (trx) => findUser(trx, caller.userId));
    if (user === undefined) throw new AppError('auth.session_expired');
    return { data: userDocument(user, caller.mustSetUpSecondFactor === true) };
  });
}
