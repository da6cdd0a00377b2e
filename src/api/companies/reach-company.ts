/** The company that a call is about, or the refusal. What the caller may not see does not exist. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type CompanyRecord, findCompany } from './companies/queries.ts';

/** To read it. Throws AppError `resource.not_found`. */
export async function readCompany(trx: DatabaseTransaction, caller: Caller, id: number): Promise<CompanyRecord> {
  const company = await findCompany(trx, caller, id);
  if (company === undefined) throw new AppError('resource.not_found');
  return company;
}

/** To change something of it: the provider's staff reads every account but changes only its own. */
export async function ownCompany(trx: DatabaseTransaction, caller: Caller, id: number): Promise<CompanyRecord> {
  const company = await readCompany(trx, caller, id);
  if (company.accountId !== caller.accountId) throw new AppError('auth.forbidden');
  return company;
}
