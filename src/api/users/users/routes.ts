/** Users of an account: list, read, change, deactivate, end their sessions. */

import { findUserByEmail } from '#api/access/auth/queries.ts';
import { endTokensOf } from '#api/access/end-tokens.ts';
import { proveUser } from '#api/access/prove-user.ts';
import { deleteSecondFactor } from '#api/access/second-factor/queries.ts';
import { endSessions, listOpenSessions } from '#api/access/sessions/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { memberDocument, memberDocuments } from '../member-document.ts';
import { wasForgotten } from '../personal-data/queries.ts';
import { ownMember, readMember, whollyGovernedMember } from '../reach-member.ts';
import * as contract from './contract.ts';
import { exportedUsers } from './export-users.ts';
import { changeMember, listMembers, type MemberRecord } from './queries.ts';
import { text } from './text.es.ts';

const usualPage = 50;

export function mountUsers({ mount }: Router, services: Services): void {
  const { db, post } = services;
  mount(contract.listUsers, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, ...filter } = query;
    return asCaller(db, caller, async (trx) => {
      const { members, total } = await listMembers(trx, filter, { page, pageSize });
      return { data: await memberDocuments(trx, members), meta: { page, pageSize, total } };
    });
  });
  mount(contract.exportUsers, async ({ query, caller, reply }) => {
    const { format, ...filter } = query;
    const rows = await asCaller(db, caller, (trx) => exportedUsers(trx, caller, filter));
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows }, format);
  });
  mount(contract.getUser, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await memberDocument(trx, await readMember(trx, params.userId)) })),
  );
  mount(contract.updateUser, async ({ params, body, caller }) => {
    if (body.user_is_active === false) await proveToEnd(services, caller, body.password);
    if (body.user_is_active === true) await refuseUsedAddress(services, caller, params.userId);
    return asCaller(db, caller, async (trx) => {
      const { userId } = params;
      if (body.user_name !== undefined) await rename(trx, caller, userId, body.user_name.trim());
      if (body.user_is_active !== undefined) await switchUser(trx, caller, userId, body.user_is_active);
      return { data: await memberDocument(trx, await readMember(trx, userId)) };
    });
  });
  mount(contract.listUserSessions, async ({ params, caller }) => {
    const sessions = await asCaller(db, caller, async (trx) => {
      await whollyGovernedMember(trx, caller, params.userId);
      return listOpenSessions(trx, params.userId);
    });
    return {
      data: sessions.map(({ id, createdAt, expiresAt, address, userAgent }) => ({
        id,
        attributes: { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), address, userAgent },
      })),
    };
  });
  mount(contract.endUserSessions, async ({ params, body, caller }) => {
    await proveUser(services, caller, body.password);
    await asCaller(db, caller, async (trx) => {
      const member = await whollyGovernedMember(trx, caller, params.userId);
      const ended = await endSessions(trx, member.id);
      await logActivity(trx, caller, { act: 'session.revoked', ...about(member), details: { sessions: ended } });
    });
    return undefined;
  });
  mount(contract.resetSecondFactor, async ({ params, body, caller }) => {
    await proveUser(services, caller, body.password);
    const { name, email, hasSecondFactor } = await asCaller(db, caller, async (trx) => {
      const member = await whollyGovernedMember(trx, caller, params.userId);
      await deleteSecondFactor(trx, member.id);
      await endSessions(trx, member.id);
      await logActivity(trx, caller, { act: 'second_factor.reset', ...about(member) });
      return member;
    });
    if (hasSecondFactor) await post.send(email, text.factorTakenAway(name, caller.name));
    return undefined;
  });
}

const about = ({ email }: MemberRecord) => ({ target: email });

async function rename(trx: DatabaseTransaction, caller: Caller, userId: number, name: string): Promise<void> {
  const member = await ownMember(trx, caller, userId);
  if (member.isRoot && member.id !== caller.userId) throw new AppError('user.protected');
  await changeMember(trx, userId, { ...member, name });
  await logActivity(trx, caller, {
    act: 'user.changed',
    ...about(member),
    details: { before: member.name, after: name },
  });
}

async function switchUser(trx: DatabaseTransaction, caller: Caller, userId: number, isActive: boolean): Promise<void> {
  const member = await whollyGovernedMember(trx, caller, userId);
  if (member.isActive === isActive) return;
  // Invited users become active by accepting.
  if (member.invitationExpiresAt !== null) throw new AppError('user.protected');
  if (isActive && (await wasForgotten(trx, userId))) throw new AppError('user.protected');
  if (isActive) await claimSeat(trx, caller, 'users');
  else await endSessions(trx, userId);
  // At activation too: those of users deactivated before tokens ended with that do not come back.
  await endTokensOf(trx, caller, { userId, reason: 'deactivation', ofOther: member.email });
  await changeMember(trx, userId, { ...member, isActive });
  await logActivity(trx, caller, { act: isActive ? 'user.activated' : 'user.deactivated', ...about(member) });
}

/** Deactivating ends sessions, which asks for the password of the caller. */
async function proveToEnd(services: Services, caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined)
    throw new AppError('request.invalid', {}, [{ field: 'password', message: text.passwordNeeded }]);
  await proveUser(services, caller, password);
}

/** An address belongs to one active user of the whole installation. */
async function refuseUsedAddress({ db }: Services, caller: Caller, userId: number): Promise<void> {
  const { email, isActive } = await asCaller(db, caller, (trx) => readMember(trx, userId));
  if (!isActive && (await findUserByEmail(db, email)) !== undefined) throw new AppError('user.email_in_use');
}
