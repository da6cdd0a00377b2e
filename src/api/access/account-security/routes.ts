/** Security settings of an account, set by its subscriber. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { proveUser } from '../prove-user.ts';
import { hasSecondFactor } from '../second-factor/queries.ts';
import { getAccountSecurity, updateAccountSecurity } from './contract.ts';
import { readAccountSecurity, requireSecondFactor } from './queries.ts';

export function mountAccountSecurity({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(getAccountSecurity, async ({ caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await readAccountSecurity(trx, caller.accountId) })),
  );
  mount(updateAccountSecurity, async ({ body, caller }) => {
    const required = body.secondFactorRequired;
    await proveUser(services, caller, body.password);
    return asCaller(db, caller, async (trx) => {
      if (required && !(await hasSecondFactor(trx, caller.userId))) throw new AppError('second_factor.own_first');
      const changed = await requireSecondFactor(trx, caller.accountId, required);
      const data = await readAccountSecurity(trx, caller.accountId);
      if (changed)
        await logActivity(trx, caller, { act: required ? 'second_factor.required' : 'second_factor.optional' });
      return { data };
    });
  });
}
