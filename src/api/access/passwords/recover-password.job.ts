/** Mail with the password recovery link. A job, so that response times do not reveal whether an address exists. */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Job } from '#platform/queue/queue.ts';
import { findUserByEmail } from '../auth/queries.ts';
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
      if (user === undefined) return;
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
