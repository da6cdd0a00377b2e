/** Recovering, setting and changing a password. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt, forgetAttempts, forgetGuesses } from '#api/kernel/attempts/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Router } from '#platform/http/router.ts';
import { listLivingTokens } from '../api-tokens/queries.ts';
import { findUser } from '../auth/queries.ts';
import { answerForTokens } from '../end-tokens.ts';
import { proveWithPassword, strongHash } from '../user-password.ts';
import * as contract from './contract.ts';
import { findSecretHolder, setPassword, useSecret } from './queries.ts';
import { recoverPasswordName } from './recover-password.job.ts';
import { text } from './text.es.ts';

const hour = 60 * 60;
/** Mails per address and hour; further ones are silently dropped. */
const mailsByEmail = 3;
const asksByAddress = 30;

export function mountPasswords({ mount }: Router, services: Services): void {
  const { db, queue, post, publicUrl } = services;

  mount(contract.recoverPassword, async ({ body, request }) => {
    await limitAddress(services, request.ip);
    const email = body.email.toLowerCase();
    const { attempts } = await countAttempt(db, attemptKey('recover', email), hour);
    if (attempts <= mailsByEmail) await queue.send(recoverPasswordName, { email });
    return undefined;
  });

  mount(contract.resetPassword, async ({ body, request }) => {
    await limitAddress(services, request.ip);
    const key = secretDigest(body.secret);
    const holder = await findSecretHolder(db, key, 'new_password');
    if (holder === undefined) throw new AppError('password.link_expired');
    const identity = { ...holder, isAdmin: false };
    const user = await asCaller(db, identity, (trx) => findUser(trx, holder.userId));
    if (user === undefined) throw new AppError('password.link_expired');
    const passwordHash = await strongHash(services, body.password, user);
    const tokens = await asCaller(db, identity, async (trx) => {
      if (!(await useSecret(trx, key))) throw new AppError('password.link_expired');
      await setPassword(trx, { userId: user.id, passwordHash, keepSession: null });
      const actor = { ...holder, name: user.name };
      await logActivity(trx, actor, { act: 'password.changed', details: { byMail: true } });
      return answerForTokens(trx, actor, body.endTokens);
    });
    // Of whoever forgot it, and of whoever tried to guess it.
    await forgetGuesses(db, user.email);
    await forgetAttempts(db, attemptKey('prove', String(user.id)));
    await post.send(user.email, text.changed(user.name, `${publicUrl()}/recuperar-clave`, tokens));
    return undefined;
  });

  mount(contract.openPasswordLink, async ({ body, request }) => {
    await limitAddress(services, request.ip);
    const holder = await findSecretHolder(db, secretDigest(body.secret), 'new_password');
    if (holder === undefined) throw new AppError('password.link_expired');
    const living = await asCaller(db, { ...holder, isAdmin: false }, (trx) => listLivingTokens(trx, holder.userId));
    const tokens = living.map(({ id, name, tail, lastUsedAt }) => ({
      id,
      name,
      tail,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { data: { tokens } };
  });

  mount(contract.changePassword, async ({ body, caller }) => {
    const user = await asCaller(db, caller, (trx) => findUser(trx, caller.userId));
    if (user === undefined) throw new AppError('auth.session_expired');
    await proveWithPassword(services, user, body.currentPassword);
    const passwordHash = await strongHash(services, body.password, user);
    const tokens = await asCaller(db, caller, async (trx) => {
      await setPassword(trx, { userId: user.id, passwordHash, keepSession: caller.sessionId });
      await logActivity(trx, caller, { act: 'password.changed' });
      return answerForTokens(trx, caller, body.endTokens);
    });
    await post.send(user.email, text.changed(user.name, `${publicUrl()}/recuperar-clave`, tokens));
    return undefined;
  });
}

async function limitAddress({ db }: Services, address: string): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('recover-from', address), hour);
  if (attempts > asksByAddress) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}
