/** Roles and assignments as tables: exports of the two matrices on the screen. */

import { listCompanies } from '#api/companies/companies/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { CsvCell } from '#core/call/csv.ts';
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { type PermissionKey, permissionActions, permissionModules } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { memberDocuments } from '../member-document.ts';
import type { Member } from '../users/contract.ts';
import { listMembers } from '../users/queries.ts';
import { listRoleRecords } from './queries.ts';
import { text } from './text.es.ts';

const mostPeople = 20_000;

/** Permissions as rows, the account's roles as columns. */
export async function exportedRoles(trx: DatabaseTransaction, caller: Caller): Promise<CsvCell[][]> {
  const { title, module: moduleHead, action: actionHead, yes, no } = text.jobs;
  const roles = await listRoleRecords(trx, caller.accountId);
  await logActivity(trx, caller, { act: 'file.downloaded', target: title, details: { jobs: roles.length } });
  const rows = permissionModules.flatMap((module) =>
    permissionActions.map((action): CsvCell[] => {
      const key: PermissionKey = `${module}.${action}`;
      return [
        moduleName[module],
        actionName[action],
        ...roles.map(({ permissions }) => (permissions.includes(key) ? yes : no)),
      ];
    }),
  );
  return [[moduleHead, actionHead, ...roles.map(({ name }) => name)], ...rows];
}

/** Users of the account except the subscriber as rows, by name; their active companies as columns. */
export async function exportedAssignments(
  trx: DatabaseTransaction,
  caller: Caller,
  filter: { q?: string },
): Promise<CsvCell[][]> {
  const { members } = await listMembers(trx, filter, { page: 1, pageSize: mostPeople });
  // Roles are assigned within an account; staff, who read all accounts, assign none.
  const users = (await memberDocuments(trx, members)).filter(
    ({ attributes }) => !attributes.isRootUser && attributes.account.id === caller.accountId,
  );
  const companies = await listCompanies(trx, caller, true);
  const { title, header } = text.assignments;
  await logActivity(trx, caller, {
    act: 'file.downloaded',
    target: title,
    details: { ...filter, users: users.length },
  });
  const rows = users.map((user): CsvCell[] => [
    user.attributes.user_name,
    user.attributes.user_email,
    generalRole(user) ?? text.assignments.none,
    ...companies.map(({ id }) => roleIn(user, id)),
  ]);
  return [[...header, ...companies.map(({ businessName }) => businessName)], ...rows];
}

function generalRole({ attributes }: Member): string | undefined {
  return attributes.jobs.find(({ companyId }) => companyId === null)?.jobName;
}

/** As on the screen: the role in that company, the general one, or none. */
function roleIn(user: Member, company: number): string {
  const { companies, jobs: roles } = user.attributes;
  const own = roles.find(({ companyId }) => companyId === company);
  if (own !== undefined) return own.jobName;
  if (!companies.includes(company)) return text.assignments.notLinked;
  const general = generalRole(user);
  if (general !== undefined) return text.assignments.general(general);
  return text.assignments.nothing;
}
