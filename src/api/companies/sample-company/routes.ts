/** Creates the sample company in the caller's own account. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { type CompanyRecord, type CompanyValues, findCompanyByNit, insertCompany } from '../companies/queries.ts';
import { readCompany } from '../reach-company.ts';
import type { CompanyServices, SampleOwner } from '../services.ts';
import { createSampleCompany } from './contract.ts';
import { markSample } from './queries.ts';

export function mountSampleCompany({ mount }: Router, { db, queue, sample }: CompanyServices): void {
  mount(createSampleCompany, async ({ caller }) => {
    const { values, months } = await sample.describe();
    const company = await asCaller(db, caller, (trx) => findOrCreate(trx, caller, values));
    const { accountId, userId } = caller;
    await queue.send(sample.job, { accountId, userId } satisfies SampleOwner);
    return { data: { id: company.id, months } };
  });
}

async function findOrCreate(trx: DatabaseTransaction, caller: Caller, values: CompanyValues): Promise<CompanyRecord> {
  const known = await findCompanyByNit(trx, caller, caller.accountId, values.nit);
  if (known !== undefined) return known;
  const id = await insertCompany(trx, caller, values);
  // Another user of the account has it, and this caller does not see it.
  if (id === undefined) throw new AppError('company.nit_taken', { nit: values.nit });
  await markSample(trx, id);
  await logActivity(trx, caller, { act: 'company.created', companyId: id, target: values.businessName });
  return readCompany(trx, caller, id);
}
