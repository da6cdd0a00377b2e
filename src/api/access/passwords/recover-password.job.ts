/**
 * The mail with the link to a new password. A job, so that whoever asks waits equally long for an address that somebody has
 * and for one that nobody has.
 */

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
      // Behind the # it reaches no server, no log and no other site.
      await post.send(email, text.recover(user.name, `${publicUrl()}/recuperar-clave#${secret}`, minutes));
    },
  };
}
