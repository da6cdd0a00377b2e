/** Resolves the company of a call, or refuses. What the caller may not see does not exist. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type CompanyRecord, findCompany } from './companies/queries.ts';

/** For reading. Throws AppError `resource.not_found`. */
export async function readCompany(trx: DatabaseTransaction, caller: Caller, id: number): Promise<CompanyRecord> {
  const company = await findCompany(trx, caller, id);
  if (company === undefined) throw new AppError('resource.not_found');
  return company;
}

/** For writing: staff read every account but change only their own. */
export async function ownCompany(trx: DatabaseTransaction, caller: Caller, id: number): Promise<CompanyRecord> {
  const company = await readCompany(trx, caller, id);
  if (company.accountId !== caller.accountId) throw new AppError('auth.forbidden');
  return company;
}
