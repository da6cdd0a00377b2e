/** Resolves the audit of a call. What the caller may not see does not exist. */

import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type AuditRecord, findAudit } from './queries.ts';

/** Throws AppError `resource.not_found`. */
export async function reachAudit(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  auditId: string,
): Promise<AuditRecord> {
  await readCompany(trx, caller, companyId);
  const audit = await findAudit(trx, companyId, auditId);
  if (audit === undefined) throw new AppError('resource.not_found');
  return audit;
}
