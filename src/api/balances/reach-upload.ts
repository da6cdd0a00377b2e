/** Before a file of a company is received: whether it may be. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { refuseWhenStorageFull } from '#api/subscription/claim-storage.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { BalanceServices } from './services.ts';

/** The company of a call that uploads. Throws AppErrors of `ownCompany`, and `storage.full`. */
export function reachUpload(
  { db }: Pick<BalanceServices, 'db'>,
  caller: Caller,
  companyId: number,
): Promise<CompanyRecord> {
  return asCaller(db, caller, async (trx) => {
    const company = await ownCompany(trx, caller, companyId);
    await refuseWhenStorageFull(trx, caller);
    return company;
  });
}
