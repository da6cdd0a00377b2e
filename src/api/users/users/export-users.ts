/** Users of an account as a table, with companies and roles by name. */

import { listCompanies } from '#api/companies/companies/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { CsvCell } from '#core/call/csv.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { memberDocuments } from '../member-document.ts';
import type { Member } from './contract.ts';
import { listMembers, type MemberFilter } from './queries.ts';
import { text } from './text.es.ts';

const mostExported = 20_000;

export async function exportedUsers(
  trx: DatabaseTransaction,
  caller: Caller,
  filter: MemberFilter,
): Promise<CsvCell[][]> {
  const { members } = await listMembers(trx, filter, { page: 1, pageSize: mostExported });
  const companies = new Map(
    (await listCompanies(trx, caller, undefined)).map(({ id, businessName }) => [id, businessName]),
  );
  const documents = await memberDocuments(trx, members);
  await logActivity(trx, caller, {
    act: 'file.downloaded',
    target: text.title,
    details: { ...filter, users: members.length },
  });
  return [text.header, ...documents.map((member) => row(member, companies))];
}

function row({ attributes }: Member, names: ReadonlyMap<number, string>): CsvCell[] {
  const { user_name: name, user_email: email, status, account, companies, jobs: roles, isRootUser } = attributes;
  const roleNames = roles.map(({ jobName, companyId }) =>
    companyId === null ? jobName : text.roleIn(jobName, names.get(companyId)),
  );
  return [
    name,
    email,
    text.statusName[status],
    account.name,
    isRootUser ? text.allCompanies : companies.flatMap((id) => names.get(id) ?? []).join(', '),
    isRootUser ? text.owner : roleNames.join(', ') || text.noRole,
    attributes.hasSecondFactor ? text.yes : text.no,
    attributes.lastSignInAt,
  ];
}
