/** Grants to the support staff: list, give, take back; and the entries that each read of staff leaves. */
import { randomUUID } from 'node:crypto';
import { type Act, logActivity, logInAccounts } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type Database, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router, StaffRead } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { endGrant, grantedAccounts, insertGrant, listGrantsOfSupport } from './queries.ts';
import { readAreas } from './text.es.ts';

export function mountSupportGrants({ mount }: Router, { db }: Services): void {
  const listed = async (trx: DatabaseTransaction, { accountId }: Caller) => ({
    data: (await listGrantsOfSupport(trx, accountId)).map(({ grantedAt, endsAt, endedAt, ...grant }) => ({
      ...grant,
      grantedAt: grantedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  });
  mount(contract.listSupportGrants, ({ caller }) => asCaller(db, caller, (trx) => listed(trx, caller)));
  mount(contract.grantSupport, ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      refuseStaff(caller);
      await endGrant(trx, caller.accountId);
      await insertGrant(trx, caller, { id: randomUUID(), ...body, reason: body.reason.trim() });
      await logActivity(trx, caller, {
        act: 'support.granted',
        target: body.reason.trim(),
        details: { days: body.days },
      });
      return listed(trx, caller);
    }),
  );
  mount(contract.endSupport, ({ caller }) =>
    asCaller(db, caller, async (trx) => {
      refuseStaff(caller);
      if (!(await endGrant(trx, caller.accountId))) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'support.ended' });
      return listed(trx, caller);
    }),
  );
}

/** Staff grants itself nothing: its own account is the provider's. */
function refuseStaff({ isAdmin }: Caller): void {
  if (isAdmin) throw new AppError('auth.forbidden');
}

/**
 * Before a call of staff that reads books: an entry in the account of each company that it names, or in each that granted access.
 * What cannot be written down is not read.
 */
export async function logStaffRead(db: Database, caller: Caller, read: StaffRead): Promise<void> {
  await asCaller(db, caller, async (trx) => {
    const granted = (await grantedAccounts(trx, read)).filter(({ id }) => id !== caller.accountId);
    if (granted.length === 0) return;
    const byAccount = Map.groupBy(granted, ({ id }) => id);
    const acts = Array.from(byAccount, ([id, named]): [string, Act] => {
      const companies = named.flatMap(({ companyId }) => companyId ?? []);
      const [companyId, ...others] = companies;
      return [
        id,
        {
          act: 'support.read',
          target: readAreas.get(read.tag) ?? read.call,
          ...(companyId !== undefined && others.length === 0 && { companyId }),
          details: { call: read.call, ...(others.length > 0 && { companies }) },
        },
      ];
    });
    await logInAccounts(trx, caller, new Map(acts));
  });
}
