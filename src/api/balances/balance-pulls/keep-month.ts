/** Reads and stores a pulled file like an upload. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { refuseInfected } from '#api/kernel/receive-upload.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ReceivedFile } from '#platform/http/upload/read-upload.ts';
import { inspectFile } from '../inspect-file.ts';
import type { BalanceServices } from '../services.ts';
import { storeBalance } from '../store-balance.ts';
import type { StoredMonth } from '../stored-month.ts';
import type { Inspection } from '../trial-balances/contract.ts';
import { findNewest } from '../trial-balances/queries.ts';

export type KeepServices = Pick<BalanceServices, 'db' | 'disk' | 'places' | 'workers' | 'antivirus'>;

/** Reads a file and stores it for an hour, in its account's turn. */
export function inspectPulled(
  services: KeepServices,
  caller: Caller,
  company: CompanyRecord,
  file: ReceivedFile,
): Promise<Inspection> {
  return services.places.run({ account: caller.accountId, kind: 'reading' }, async (place) => {
    await services.disk.refuseWhenFull();
    await refuseInfected(services, { caller, companyId: company.id }, file);
    return inspectFile({ ...services, place }, caller, company, file);
  });
}

/**
 * Stores it as the next version of its month, unless the newest one says all the same: also one that was loaded as a file.
 * `existing`: of its inspection.
 */
export function storePulled(
  { db }: KeepServices,
  caller: Caller,
  company: CompanyRecord,
  { uploadId, existing, period }: { uploadId: string; existing: Inspection['existing']; period: Period },
): Promise<StoredMonth> {
  return asCaller(db, caller, async (trx) => {
    const newest = await findNewest(trx, company.id, period);
    const isSame = existing !== null && existing.version === newest?.version && (existing.sameBytes || existing.same);
    if (newest !== undefined && isSame) {
      return { balanceId: newest.id, version: newest.version, isNew: false };
    }
    const { balance, isNew } = await storeBalance(trx, caller, company, { uploadId, period: periodKey(period) });
    return { balanceId: balance.id, version: balance.version, isNew };
  });
}
