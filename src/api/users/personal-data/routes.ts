/** Copy of the user's own data, and deletion requests. */

import { randomUUID } from 'node:crypto';
import { findUser } from '#api/access/auth/queries.ts';
import { proveUser } from '#api/access/prove-user.ts';
import { closingDay } from '#api/companies/company-deletion/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatDayOfYear } from '#core/calendar/period.es.ts';
import { AppError } from '#core/call/app-error.ts';
import { mayChange } from '#core/product/license.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { copyOfData } from './copy-of-data.ts';
import { hasColleagues, insertRequest, withdrawRequest } from './queries.ts';
import { text } from './text.es.ts';

/** Withdrawal period in days; the law gives fifteen working days to answer. */
const daysToWithdraw = 15;

export function mountPersonalData({ mount }: Router, services: Services): void {
  const { db, post, publicUrl, supportAddress } = services;
  mount(contract.exportPersonalData, async ({ caller, reply }) => {
    const copy = await asCaller(db, caller, async (trx) => {
      await logActivity(trx, caller, { act: 'data.exported' });
      return copyOfData(trx, caller);
    });
    if (copy === undefined) throw new AppError('auth.session_expired');
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${text.fileName(clock.today())}"`);
    return reply.send(JSON.stringify(copy, null, 2));
  });

  mount(contract.requestDeletion, async ({ body, caller }) => {
    // Staff accounts are closed by the provider.
    if (caller.isAdmin) throw new AppError('auth.forbidden');
    const user = await proveUser(services, caller, body.password);
    const { accountId, userId } = caller;
    const request = await asCaller(db, caller, async (trx) => {
      const owns = caller.isRoot && (mayChange(caller.license) || (await hasColleagues(trx, accountId, userId)));
      if (owns) throw new AppError('deletion.owner');
      const inserted = await insertRequest(trx, { id: randomUUID(), accountId, userId, days: daysToWithdraw });
      if (inserted === undefined) throw new AppError('resource.conflict');
      await logActivity(trx, caller, { act: 'deletion.requested', target: user.email });
      return inserted;
    });
    const day = formatDayOfYear(dayInBogota(request.dueAt));
    await post.send(user.email, text.requested(user.name, day, `${publicUrl()}/editar-perfil?seccion=mis-datos`));
    await post.send(supportAddress, text.forSupport(user.name, user.email, day));
    return undefined;
  });

  mount(contract.withdrawDeletion, async ({ caller }) => {
    const user = await asCaller(db, caller, async (trx) => {
      // A closed account schedules its users' deletion, and reopening reverts it.
      if ((await closingDay(trx, caller.accountId)) !== null) throw new AppError('account.closing');
      if (!(await withdrawRequest(trx, caller.userId))) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'deletion.withdrawn' });
      return findUser(trx, caller.userId);
    });
    if (user !== undefined) await post.send(user.email, text.withdrawn(user.name));
    return undefined;
  });
}
