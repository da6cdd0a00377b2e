/**
 * Logs failed sign-ins in the activity log of the address's account. A job, so that response times do not reveal
 * whether an address exists.
 */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import type { Job } from '#platform/queue/queue.ts';
import { findUserByEmail } from './queries.ts';

export const failedSignIn = 'failed-sign-in';

export interface FailedSignIn {
  /** In lower case. */
  email: string;
  /** Network address of the request. */
  address: string;
}

export function failedSignInJob({ db }: Pick<Services, 'db'>): Job<FailedSignIn> {
  return {
    name: failedSignIn,
    retries: 3,
    timeLimit: 30,
    concurrency: 1,
    // The typed address is arbitrary input, and personal data with its network address.
    keepSeconds: 60,
    handle: async ({ email, address }) => {
      const user = await findUserByEmail(db, email);
      if (user === undefined) return;
      const { id, accountId, isAdmin, name } = user;
      await asCaller(db, { accountId, userId: id, isAdmin }, (trx) =>
        // No user is signed in: the name is the attempted address.
        logActivity(
          trx,
          { accountId, userId: null, name },
          { act: 'session.failed', target: email, details: { address } },
        ),
      );
    },
  };
}
