/** Every hour: whoever asked for their data to be deleted, and did not withdraw it in time, becomes nobody. */

import { newSecret } from '#platform/auth/one-time-secret.ts';
import { hashPassword } from '#platform/auth/password.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { nameAccount } from '../account-ownership/queries.ts';
import { findUser } from '../auth/queries.ts';
import { asCaller } from '../database.ts';
import { record } from '../record/queries.ts';
import type { Services } from '../services.ts';
import { anonymise, type DueRequest, listDueRequests, takeDueRequest } from './queries.ts';
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
    if (user === undefined || !(await takeDueRequest(trx, id))) return undefined;
    // `.invalid` is kept for names that lead nowhere (RFC 2606).
    const email = `eliminado-${userId}@eliminado.invalid`;
    await anonymise(trx, userId, { name: text.nobody, email, passwordHash });
    // Nobody signed in: the name says what is left of them.
    await record(trx, { accountId, userId: null, name: text.nobody }, { act: 'deletion.done', target: email });
    if (user.isRoot) {
      await nameAccount(trx, accountId, text.closedAccount);
      await record(trx, { accountId, userId: null, name: text.nobody }, { act: 'account.closed' });
    }
    return user;
  });
  if (before !== undefined) await post.send(before.email, text.done(before.name));
}
