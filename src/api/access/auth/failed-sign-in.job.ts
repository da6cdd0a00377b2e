/**
 * Logs failed sign-ins in the activity log of the address's account, and tells its owner when one locked or slowed it. A job, so that response times do not reveal
 * whether an address exists.
 */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import type { Job } from '#platform/queue/queue.ts';
import type { GuessNotice } from './guess-limits.ts';
import { findUserByEmail } from './queries.ts';
import { text } from './text.es.ts';

export const failedSignIn = 'failed-sign-in';

export interface FailedSignIn {
  /** In lower case. */
  email: string;
  /** Network address of the request. */
  address: string;
  notice: GuessNotice | null;
}

/** One mail a day, however many networks try. */
const noticeSeconds = 24 * 60 * 60;

export function failedSignInJob({
  db,
  post,
  publicUrl,
}: Pick<Services, 'db' | 'post' | 'publicUrl'>): Job<FailedSignIn> {
  return {
    name: failedSignIn,
    retries: 3,
    timeLimit: 30,
    concurrency: 1,
    // The typed address is arbitrary input, and personal data with its network address.
    keepSeconds: 60,
    handle: async ({ email, address, notice }) => {
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
      // Jobs of an earlier version have none.
      if (!notice) return;
      const { attempts } = await countAttempt(db, attemptKey('guess-notice', email), noticeSeconds);
      if (attempts > 1) return;
      await post.send(email, text.guesses[notice](name, address, `${publicUrl()}/recuperar-clave`));
    },
  };
}
