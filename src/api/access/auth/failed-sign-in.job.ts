/**
 * Failed sign-ins go into the record of whose address it is. A job, so that the answer takes equally long for an address that
 * somebody has and for one that nobody has.
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
  /** Network address that it came from. */
  address: string;
}

export function failedSignInJob({ db }: Pick<Services, 'db'>): Job<FailedSignIn> {
  return {
    name: failedSignIn,
    retries: 3,
    timeLimit: 30,
    concurrency: 1,
    // What somebody typed as an address, which may be anything, and from where.
    keepSeconds: 60,
    handle: async ({ email, address }) => {
      const user = await findUserByEmail(db, email);
      if (user === undefined) return;
      const { id, accountId, isAdmin, name } = user;
      await asCaller(db, { accountId, userId: id, isAdmin }, (trx) =>
        // Nobody signed in: the name says whose address it was.
        logActivity(
          trx,
          { accountId, userId: null, name },
          { act: 'session.failed', target: email, details: { address } },
        ),
      );
    },
  };
}
