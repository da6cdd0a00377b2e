/** Transferring, closing and reopening an account. */

import { findUser, type UserRecord } from '#api/access/auth/queries.ts';
import { proveUser } from '#api/access/prove-user.ts';
import { closingDay } from '#api/companies/company-deletion/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { findOpenRequest } from '../personal-data/queries.ts';
import { ownMember } from '../reach-member.ts';
import * as contract from './contract.ts';
import * as queries from './queries.ts';
import { text } from './text.es.ts';

export function mountAccountOwnership({ mount }: Router, services: Services): void {
  const { db, post, publicUrl } = services;
  mount(contract.handOverAccount, async ({ body, caller }) => {
    const owner = await proveOwner(services, caller, body.password);
    const heir = await asCaller(db, caller, async (trx) => {
      await lockOpen(trx, caller);
      const member = await ownMember(trx, caller, body.user_id);
      if (!member.isActive || member.id === owner.id || (await findOpenRequest(trx, member.id)) !== undefined) {
        throw new AppError('account.no_heir');
      }
      await queries.passAccount(trx, caller.accountId, owner.id, member.id);
      await logActivity(trx, caller, { act: 'account.handed_over', target: member.email });
      return member;
    });
    await post.send(owner.email, text.handedOver(owner.name, heir.name));
    await post.send(heir.email, text.received(heir.name, owner.name, `${publicUrl()}/usuarios`));
    return undefined;
  });

  mount(contract.closeAccount, async ({ body, caller }) => {
    const owner = await proveOwner(services, caller, body.password);
    if (body.email.trim().toLowerCase() !== owner.email) {
      throw new AppError('request.invalid', {}, [{ field: 'email', message: text.otherEmail }]);
    }
    const { people, day } = await asCaller(db, caller, async (trx) => {
      await lockOpen(trx, caller);
      await queries.markClosing(trx, caller.accountId);
      await logActivity(trx, caller, { act: 'account.closing', target: owner.email });
      const goneAt = await closingDay(trx, caller.accountId);
      return { people: await queries.listActive(trx, caller.accountId), day: formatDayOfYear(dayInBogota(goneAt!)) };
    });
    for (const { name, email } of people) await post.send(email, text.closing(name, owner.name, day));
    return undefined;
  });

  mount(contract.reopenAccount, async ({ caller }) => {
    if (caller.isAdmin) throw new AppError('auth.forbidden');
    const people = await asCaller(db, caller, async (trx) => {
      const { closingAt } = await queries.lockAccount(trx, caller.accountId);
      if (closingAt === null) throw new AppError('resource.not_found');
      await queries.unmarkClosing(trx, caller.accountId);
      await logActivity(trx, caller, { act: 'account.reopened' });
      return queries.listActive(trx, caller.accountId);
    });
    const url = `${publicUrl()}/empresas`;
    for (const { name, email } of people) await post.send(email, text.reopened(name, caller.name, url));
    return undefined;
  });
}

/** The staff's account belongs to the provider. */
async function proveOwner(services: Services, caller: Caller, password: string): Promise<UserRecord> {
  if (caller.isAdmin) throw new AppError('auth.forbidden');
  return proveUser(services, caller, password);
}

/** Locks ownership and state until the transaction ends; a concurrent transfer may have changed them. */
async function lockOpen(trx: DatabaseTransaction, { accountId, userId }: Caller): Promise<void> {
  if ((await queries.lockAccount(trx, accountId)).closingAt !== null) throw new AppError('account.closing');
  if (!(await findUser(trx, userId))?.isRoot) throw new AppError('auth.forbidden');
}
