/** Mail with the password recovery link. A job, so that response times do not reveal whether an address exists. */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Job } from '#platform/queue/queue.ts';
import { findDeactivated, findUserByEmail } from '../auth/queries.ts';
import { subscriberOf } from '../whom-to-write.ts';
import { insertSecret } from './queries.ts';
import { text } from './text.es.ts';

export const recoverPasswordName = 'recover-password';
const minutes = 30;

export function recoverPasswordJob({ db, post, publicUrl }: Services): Job<{ email: string }> {
  return {
    name: recoverPasswordName,
    retries: 3,
    timeLimit: 30,
    concurrency: 2,
    keepSeconds: 60,
    handle: async ({ email }) => {
      const user = await findUserByEmail(db, email);
      if (user === undefined) return tellDeactivated({ db, post }, email);
      const holder = { accountId: user.accountId, userId: user.id };
      const secret = newSecret();
      await asCaller(db, { ...holder, isAdmin: user.isAdmin }, (trx) =>
        insertSecret(trx, holder, { digest: secretDigest(secret), purpose: 'new_password', seconds: minutes * 60 }),
      );
      // A fragment (behind the #) is sent to no server, log or referrer.
      await post.send(email, text.recover(user.name, `${publicUrl()}/recuperar-clave#${secret}`, minutes));
    },
  };
}

/** No password would let them in: they learn whom to write to. */
async function tellDeactivated({ db, post }: Pick<Services, 'db' | 'post'>, email: string): Promise<void> {
  const user = await findDeactivated(db, email);
  if (user === undefined) return;
  const subscriber = await subscriberOf(db, { ...user, userId: user.id });
  await post.send(email, text.deactivated(user.name, subscriber));
}
