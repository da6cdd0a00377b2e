/** Hourly: anonymises users whose deletion request was not withdrawn in time. */

import { findUser } from '#api/access/auth/queries.ts';
import { readAccess } from '#api/access/permissions/queries.ts';
import { closingDay } from '#api/companies/company-deletion/queries.ts';
import { removeWebhooksOf } from '#api/companies/webhooks/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { mayChange } from '#core/product/license.ts';
import { newSecret } from '#platform/auth/one-time-secret.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { markClosing, nameAccount } from '../account-ownership/queries.ts';
import {
  anonymise,
  type DueRequest,
  hasColleagues,
  listDueRequests,
  takeDueRequest,
  withdrawRequest,
} from './queries.ts';
import { text } from './text.es.ts';

export const anonymiseName = 'anonymise';

export function anonymiseJob(services: Services): Job<object> {
  return {
    name: anonymiseName,
    retries: 2,
    timeLimit: 600,
    concurrency: 1,
    schedule: '17 * * * *',
    handle: async () => {
      for (const request of await inSystem(services.db, listDueRequests)) await forget(services, request);
    },
  };
}

async function forget({ db, post }: Services, { id, accountId, userId }: DueRequest): Promise<void> {
  const passwordHash = await hashPassword(newSecret());
  const before = await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const user = await findUser(trx, userId);
    if (user === undefined) return undefined;
    const isClosing = (await closingDay(trx, accountId)) !== null;
    if (user.isRoot && !isClosing && (await isStillNeeded(trx, accountId, userId))) {
      await withdrawRequest(trx, userId);
      await logActivity(
        trx,
        { accountId, userId: null, name: user.name },
        { act: 'deletion.withdrawn', target: user.email },
      );
      return { user, letter: text.kept(user.name) };
    }
    if (!(await takeDueRequest(trx, id))) return undefined;
    // A subscriber's account closes with them.
    if (user.isRoot && !isClosing) await markClosing(trx, accountId);
    // `.invalid` is a reserved top-level domain (RFC 2606).
    const email = `eliminado-${userId}@eliminado.invalid`;
    await anonymise(trx, userId, { name: text.nobody, email, passwordHash });
    // No user is signed in: the name is the anonymised one.
    await logActivity(trx, { accountId, userId: null, name: text.nobody }, { act: 'deletion.done', target: email });
    if (user.isRoot) {
      await nameAccount(trx, accountId, text.closedAccount);
      await removeWebhooksOf(trx, accountId);
      await logActivity(trx, { accountId, userId: null, name: text.nobody }, { act: 'account.closed' });
    }
    return { user, letter: text.done(user.name) };
  });
  if (before !== undefined) await post.send(before.user.email, before.letter);
}

/** Since the request the license may have been renewed, or a user may have joined. */
async function isStillNeeded(trx: DatabaseTransaction, accountId: string, userId: number): Promise<boolean> {
  const { license } = await readAccess(trx, accountId, userId);
  return mayChange(license) || (await hasColleagues(trx, accountId, userId));
}
