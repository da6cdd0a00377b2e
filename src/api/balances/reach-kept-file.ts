/** Resolves the kept file of a call, or refuses. */

import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findKeptFile } from './kept-files/queries.ts';

/** A kept file of the caller in a company. Throws AppError `resource.not_found` or `balance.upload_expired`. */
export function reachKeptFile(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { id, fileId }: { id: number; fileId: string },
): Promise<{ company: CompanyRecord; fileName: string; bytes: Buffer }> {
  return asCaller(db, caller, async (trx) => {
    const company = await ownCompany(trx, caller, id);
    const kept = await findKeptFile(trx, caller, id, fileId);
    if (kept === undefined) throw new AppError('balance.upload_expired');
    return { company, ...kept };
  });
}
