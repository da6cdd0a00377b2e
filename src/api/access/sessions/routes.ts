/** Open sessions of the caller. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { proveUser } from '../prove-user.ts';
import * as contract from './contract.ts';
import { endSessions, listOpenSessions } from './queries.ts';

export function mountSessions({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.listSessions, async ({ caller }) => {
    const sessions = await asCaller(db, caller, (trx) => listOpenSessions(trx, caller.userId));
    return {
      data: sessions.map(({ id, createdAt, expiresAt, lastSeenAt, address, userAgent }) => ({
        id,
        attributes: {
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          address,
          userAgent,
          current: id === caller.sessionId,
        },
      })),
    };
  });
  mount(contract.endSession, async ({ params, body, caller }) => {
    await proveUser(services, caller, body.password);
    await asCaller(db, caller, async (trx) => {
      const ended = await endSessions(trx, caller.userId, { only: params.sessionId });
      if (ended === 0) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'session.revoked', details: { sessions: ended } });
    });
    return undefined;
  });
  mount(contract.endOtherSessions, async ({ body, caller }) => {
    await proveUser(services, caller, body.password);
    await asCaller(db, caller, async (trx) => {
      const ended = await endSessions(trx, caller.userId, { except: caller.sessionId });
      await logActivity(trx, caller, { act: 'session.revoked', details: { sessions: ended } });
    });
    return undefined;
  });
}
