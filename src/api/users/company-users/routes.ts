/** Linking users to companies. */

import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { memberDocuments } from '../member-document.ts';
import { checkRightsIn, governedMember } from '../reach-member.ts';
import { linkCompany, listMembers, unlinkCompany } from '../users/queries.ts';
import * as contract from './contract.ts';

/** Several times the seats of the largest license. */
const mostUsers = 1000;

export function mountCompanyUsers({ mount }: Router, { db }: Services): void {
  mount(contract.listCompanyUsers, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const { members } = await listMembers(trx, { companyId: params.id }, { page: 1, pageSize: mostUsers });
      return { data: await memberDocuments(trx, members) };
    }),
  );
  mount(contract.linkCompanyUser, async ({ params, caller }) => {
    const { id: companyId, userId } = params;
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, companyId);
      const member = await governedMember(trx, caller, userId);
      await checkRightsIn(trx, caller, userId, companyId);
      if (!(await linkCompany(trx, caller.accountId, { userId, companyId }))) return;
      await logActivity(trx, caller, { act: 'company.user_linked', companyId, target: member.email });
    });
    return undefined;
  });
  mount(contract.unlinkCompanyUser, async ({ params, caller }) => {
    const { id: companyId, userId } = params;
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, companyId);
      const member = await governedMember(trx, caller, userId);
      await checkRightsIn(trx, caller, userId, companyId);
      if (!(await unlinkCompany(trx, { userId, companyId }))) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'company.user_unlinked', companyId, target: member.email });
    });
    return undefined;
  });
}
