/** Sign-in with a code; enabling and disabling the second factor. */
import { randomBytes } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt, forgetAttempts } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { factorOwner } from '#api/kernel/sealed-owners.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { newTotpSecret, qrCode, totpStep, totpUri } from '#platform/auth/totp.ts';
import type { Router } from '#platform/http/router.ts';
import { findUser, type UserRecord } from '../auth/queries.ts';
import { openSession, signInOrigin } from '../open-session.ts';
import { findSecretHolder, useSecret } from '../passwords/queries.ts';
import { proveUser } from '../prove-user.ts';
import * as contract from './contract.ts';
import * as queries from './queries.ts';
import { text } from './text.es.ts';

const windowSeconds = 15 * 60;
const allowed = 5;
const recoveryCodes = 10;

export function mountSecondFactor({ mount }: Router, services: Services): void {
  const { db, post, vault, staffNeedsSecondFactor } = services;

  mount(contract.verifySecondFactor, async ({ body, request, reply }) => {
    const ticket = secretDigest(body.ticket);
    const holder = await findSecretHolder(db, ticket, 'second_factor');
    if (holder === undefined) throw new AppError('second_factor.expired');
    const user = await asCaller(db, { ...holder, isAdmin: false }, (trx) => findUser(trx, holder.userId));
    if (user === undefined) throw new AppError('second_factor.expired');
    const left = await takeCode(services, user, { code: body.code, address: request.ip }, async (trx) => {
      if (!(await useSecret(trx, ticket))) throw new AppError('second_factor.expired');
    });
    if (left !== null) await post.send(user.email, text.recoveryUsed(user.name, left));
    return { data: await openSession(services, user, signInOrigin(services, { request, reply })) };
  });

  mount(contract.getSecondFactor, async ({ caller }) => {
    const holder = { ...caller, id: caller.userId };
    return asCaller(db, caller, async (trx) => ({
      data: {
        enabled: await queries.hasSecondFactor(trx, caller.userId),
        required: await queries.needsSecondFactor(trx, holder, staffNeedsSecondFactor),
        recoveryCodesLeft: await queries.countRecoveryCodes(trx, caller.userId),
      },
    }));
  });

  mount(contract.startSecondFactor, async ({ body, caller }) => {
    const user = await proveUser(services, caller, body.password);
    const secret = newTotpSecret();
    const sealedSecret = vault.seal(secret, factorOwner(user));
    const waiting = await asCaller(db, caller, (trx) =>
      queries.insertSecondFactor(trx, { accountId: caller.accountId, userId: caller.userId, sealedSecret }),
    );
    if (!waiting) throw new AppError('resource.conflict');
    const uri = totpUri(secret, user.email);
    return { data: { secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret, uri, qr: await qrCode(uri) } };
  });

  mount(contract.confirmSecondFactor, async ({ body, caller, request }) => {
    const user = await asCaller(db, caller, (trx) => findUser(trx, caller.userId));
    if (user === undefined) throw new AppError('auth.session_expired');
    const codes = newRecoveryCodes();
    await takeCode(services, user, { code: body.code, address: request.ip }, async (trx, before) => {
      if (before.confirmed) throw new AppError('resource.conflict');
      await queries.replaceRecoveryCodes(trx, caller, codes.map(recoveryDigest));
      await logActivity(trx, caller, { act: 'second_factor.enabled' });
    });
    await post.send(user.email, text.enabled(user.name));
    return { data: { recoveryCodes: codes } };
  });

  mount(contract.renewRecoveryCodes, async ({ body, caller }) => {
    const user = await proveUser(services, caller, body.password);
    const codes = newRecoveryCodes();
    await asCaller(db, caller, async (trx) => {
      if (!(await queries.hasSecondFactor(trx, caller.userId))) throw new AppError('resource.not_found');
      await queries.replaceRecoveryCodes(trx, caller, codes.map(recoveryDigest));
      await logActivity(trx, caller, { act: 'second_factor.codes_renewed' });
    });
    await post.send(user.email, text.codesRenewed(user.name));
    return { data: { recoveryCodes: codes } };
  });

  mount(contract.disableSecondFactor, async ({ body, caller }) => {
    const user = await proveUser(services, caller, body.password);
    const was = await asCaller(db, caller, async (trx) => {
      const deleted = await queries.deleteSecondFactor(trx, caller.userId);
      if (deleted) await logActivity(trx, caller, { act: 'second_factor.disabled' });
      return deleted;
    });
    if (was) await post.send(user.email, text.disabled(user.name));
    return undefined;
  });
}

/**
 * Consumes a code and runs `then` in the same transaction. Returns the number of remaining recovery codes when it was
 * one of them, otherwise null. Wrong codes are logged. Throws AppError `second_factor.wrong`, or `auth.locked` after
 * several wrong ones.
 */
async function takeCode(
  { db, vault }: Services,
  user: UserRecord,
  given: { code: string; address: string },
  then: (trx: DatabaseTransaction, before: queries.SecondFactorRecord) => Promise<void>,
): Promise<number | null> {
  const key = attemptKey('second-factor', String(user.id));
  const { attempts, secondsLeft } = await countAttempt(db, key, windowSeconds);
  if (attempts > allowed) throw new AppError('auth.locked', { minutes: Math.ceil(secondsLeft / 60) });
  const code = given.code.replaceAll(/[\s-]/g, '').toUpperCase();
  const actor = { accountId: user.accountId, userId: user.id, isAdmin: user.isAdmin, name: user.name };
  const left = await asCaller(db, actor, async (trx) => {
    const factor = await queries.findSecondFactor(trx, user.id);
    if (factor === undefined) throw new AppError('second_factor.expired');
    const secret = vault.open(factor.sealedSecret, factorOwner(user));
    const step = secret === null ? null : totpStep(secret, code);
    const byTelephone = step !== null && (await queries.takeStep(trx, user.id, step));
    const onPaper =
      !byTelephone && factor.confirmed && (await queries.takeRecoveryCode(trx, user.id, recoveryDigest(code)));
    if (!byTelephone && !onPaper) {
      const details = { address: given.address };
      await logActivity(trx, { ...actor, userId: null }, { act: 'second_factor.failed', target: user.email, details });
      return factor.confirmed ? 'wrong' : 'wrong at setup';
    }
    await then(trx, factor);
    return onPaper ? queries.countRecoveryCodes(trx, user.id) : null;
  });
  const remaining = allowed - attempts;
  if (left === 'wrong') throw new AppError('second_factor.wrong', { remaining });
  // During setup there are no recovery codes to suggest.
  if (left === 'wrong at setup') throw new AppError('second_factor.wrong', { remaining, moment: 'setup' });
  await forgetAttempts(db, key);
  return left;
}

/**
 * 120 bits each, enough for a plain digest, in groups for reading aloud; Crockford's base 32, without letters that look
 * like digits.
 */
function newRecoveryCodes(): string[] {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from(randomBytes(24), (byte) => alphabet[byte & 31]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

function recoveryDigest(code: string): string {
  return secretDigest(code.replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'));
}
