/** Invitations by mail: sending and accepting. */

import { findUser, findUserByEmail } from '#api/access/auth/queries.ts';
import { openSession, signInOrigin } from '#api/access/open-session.ts';
import { readAccess } from '#api/access/permissions/queries.ts';
import { strongHash } from '#api/access/user-password.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import { countMail } from '#api/subscription/count-mail.ts';
import { AppError } from '#core/call/app-error.ts';
import { mayChange } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Router } from '#platform/http/router.ts';
import { giveRole } from '../give-role.ts';
import { memberDocument } from '../member-document.ts';
import { readMember, whollyGovernedMember } from '../reach-member.ts';
import { linkCompany, type MemberRecord } from '../users/queries.ts';
import * as contract from './contract.ts';
import {
  activateInvited,
  deleteInvited,
  findInvited,
  type InvitedRecord,
  insertInvited,
  putInvitation,
  useInvitation,
} from './queries.ts';
import { text } from './text.es.ts';

const days = 7;
const dayMs = 86_400_000;
const hour = 60 * 60;
/** Rate limit of links per network address and hour. */
const triesByAddress = 60;

export function mountInvitations({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.inviteUser, async ({ body, caller }) => {
    const { member, secret } = await asCaller(db, caller, (trx) => invite(trx, caller, body));
    await mailInvitation(services, caller, member, secret);
    return { data: await asCaller(db, caller, (trx) => memberDocument(trx, member)) };
  });
  mount(contract.repeatInvitation, async ({ params, caller }) => {
    const { member, secret } = await asCaller(db, caller, async (trx) => {
      const invited = await pendingMember(trx, caller, params.userId);
      await countInvitation(trx, caller, invited.email);
      const renewed = await renew(trx, caller, invited.id);
      await logActivity(trx, caller, { act: 'user.invited', target: invited.email });
      return { member: invited, secret: renewed };
    });
    await mailInvitation(services, caller, member, secret);
    return undefined;
  });
  mount(contract.withdrawInvitation, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const invited = await pendingMember(trx, caller, params.userId);
      await deleteInvited(trx, invited.id);
      await logActivity(trx, caller, { act: 'user.invitation_withdrawn', target: invited.email });
    });
    return undefined;
  });
  mount(contract.openInvitation, async ({ body, request }) => {
    const { name, email, accountName } = await reachInvited(services, body.token, request.ip);
    return { data: { user_name: name, user_email: email, account: accountName } };
  });
  mount(contract.acceptInvitation, async ({ body, request, reply }) => {
    const invited = await reachInvited(services, body.token, request.ip);
    const user = await accept(services, invited, body);
    return { data: await openSession(services, user, signInOrigin(services, { request, reply })) };
  });
}

interface Invitation {
  user_name: string;
  user_email: string;
  company_ids?: number[];
  jobs: { job_id: string; company_id: number | null }[];
}

async function invite(
  trx: DatabaseTransaction,
  caller: Caller,
  { user_name, user_email, company_ids = [], jobs: roles }: Invitation,
): Promise<{ member: MemberRecord; secret: string }> {
  // Whoever is invited works for a subscriber: into the provider's own account nobody is.
  if (caller.isAdmin) throw new AppError('auth.forbidden');
  await claimSeat(trx, caller, 'users');
  const { accountId } = caller;
  const userId = await insertInvited(trx, {
    accountId,
    email: user_email.toLowerCase(),
    name: user_name.trim(),
  });
  if (userId === undefined) throw new AppError('user.email_taken');
  const secret = await renew(trx, caller, userId);
  const member = await readMember(trx, userId);
  await countInvitation(trx, caller, member.email);
  // Each is checked: nobody gives what they do not have.
  for (const { job_id, company_id } of roles) {
    await giveRole(trx, caller, userId, { jobId: job_id, companyId: company_id });
  }
  for (const companyId of company_ids) {
    await ownCompany(trx, caller, companyId);
    await linkCompany(trx, accountId, { userId, companyId });
  }
  await logActivity(trx, caller, { act: 'user.invited', target: member.email, details: { companies: company_ids } });
  return { member, secret };
}

/** A new one-time secret, stored as a digest. */
async function renew(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + days * dayMs);
  const { accountId, userId: invitedBy } = caller;
  await putInvitation(trx, { accountId, userId, invitedBy, digest: secretDigest(secret), expiresAt });
  return secret;
}

async function pendingMember(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<MemberRecord> {
  const member = await whollyGovernedMember(trx, caller, userId);
  if (member.invitationExpiresAt === null) throw new AppError('resource.not_found');
  return member;
}

/** Any account can invite any address: throws the AppErrors of `countMail`. */
function countInvitation(trx: DatabaseTransaction, caller: Caller, email: string): Promise<void> {
  const { accountId } = caller;
  return countMail(trx, caller, [
    [attemptKey('invite', accountId), 'invitations'],
    [attemptKey('invite-to', `${accountId}/${email}`), 'invitationsToOne'],
  ]);
}

async function mailInvitation(
  { post, publicUrl }: Services,
  caller: Caller,
  { email, name, accountName }: MemberRecord,
  secret: string,
): Promise<void> {
  // A fragment (behind the #) is sent to no server, log or referrer.
  const url = `${publicUrl()}/registro#invitacion=${secret}`;
  await post.send(email, text.invitation(name, caller.name, accountName, url, days));
}

async function reachInvited({ db }: Services, token: string, address: string): Promise<InvitedRecord> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('invitation', address), hour);
  if (attempts > triesByAddress) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  const invited = await findInvited(db, secretDigest(token));
  if (invited === undefined) throw new AppError('invitation.invalid');
  return invited;
}

async function accept(
  services: Services,
  invited: InvitedRecord,
  { token, password, user_name }: { token: string; password: string; user_name?: string },
) {
  const { db } = services;
  const { accountId, userId, email } = invited;
  // An address belongs to one active user of the whole installation.
  if ((await findUserByEmail(db, email)) !== undefined) throw new AppError('user.email_in_use');
  const name = user_name?.trim() ?? invited.name;
  const passwordHash = await strongHash(services, password, { name, email });
  return asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const { license, isClosed } = await readAccess(trx, accountId, userId);
    if (!mayChange(license)) throw new AppError('license.expired', { state: isClosed ? 'cerrada' : license });
    if (!(await useInvitation(trx, secretDigest(token)))) throw new AppError('invitation.invalid');
    await activateInvited(trx, { userId, name, passwordHash });
    await logActivity(trx, { accountId, userId, name }, { act: 'user.joined', target: email });
    return (await findUser(trx, userId))!;
  });
}
