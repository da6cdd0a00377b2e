/** The permission matrix, and the caller's permissions. */

import { listCompanies } from '#api/companies/companies/queries.ts';
import { closingDay } from '#api/companies/company-deletion/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { findLicense, type LicenseRecord } from '#api/subscription/licenses/queries.ts';
import { daysBetween, mayChange } from '#core/product/license.ts';
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { hasAnyRole, may, type PermissionKey, permissionActions, permissionModules } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { findSubscriber } from '../auth/queries.ts';
import { supportInForce } from '../support-grants/queries.ts';
import { type OwnAccess, ownAccess, permissionMatrix } from './contract.ts';

export function mountPermissions({ mount }: Router, { db }: Services): void {
  mount(permissionMatrix, async () => ({
    data: {
      modules: permissionModules.map((key) => ({ key, name: moduleName[key] })),
      actions: permissionActions.map((key) => ({ key, name: actionName[key] })),
    },
  }));
  mount(ownAccess, async ({ caller, query }) =>
    asCaller(db, caller, async (trx) => {
      // Staff read every company: listing them would only repeat that.
      const companies = caller.isAdmin ? [] : await listCompanies(trx, caller, undefined);
      return {
        data: {
          closesAt: (await closingDay(trx, caller.accountId))?.toISOString() ?? null,
          subscriber: caller.isRoot || caller.isAdmin ? null : ((await findSubscriber(trx, caller.accountId)) ?? null),
          support: await supportOf(trx, caller),
          hasRole: hasAnyRole(caller),
          account: permissionsOf(caller, null),
          ...inCompanies(
            companies.map(({ id }) => ({ companyId: id, permissions: permissionsOf(caller, id) })),
            query.grouped === true,
          ),
          license: licenseDocument(caller, await findLicense(trx, caller.accountId)),
        },
      };
    }),
  );
}

function inCompanies(companies: OwnAccess['companies'], isGrouped: boolean): Pick<OwnAccess, 'companies' | 'groups'> {
  if (!isGrouped) return { companies };
  const bySet = Map.groupBy(companies, ({ permissions }) => permissions.join(' '));
  const groups = [...bySet.values()].map((same) => ({
    permissions: same[0]!.permissions,
    companyIds: same.map(({ companyId }) => companyId),
  }));
  return { companies: [], groups };
}

async function supportOf(trx: DatabaseTransaction, { accountId }: Caller): Promise<OwnAccess['support']> {
  const grant = await supportInForce(trx, accountId);
  return grant === undefined ? null : { reason: grant.reason, endsAt: grant.endsAt.toISOString() };
}

function permissionsOf(caller: Caller, companyId: number | null): PermissionKey[] {
  return permissionModules.flatMap((module) =>
    permissionActions
      .filter((action) => may(caller, { module, action }, companyId))
      .map((action): PermissionKey => `${module}.${action}`),
  );
}

function licenseDocument(caller: Caller, license: LicenseRecord | undefined): OwnAccess['license'] {
  return {
    state: caller.license,
    mayChange: caller.isAdmin || mayChange(caller.license),
    plan: license?.plan ?? null,
    endsOn: license?.endsOn ?? null,
    daysLeft: license === undefined ? null : daysBetween(clock.today(), license.endsOn),
  };
}
