/** What fetching a month needs of other resources: a file read as an upload is, stored as one, and audited. */

import { startAudit } from '#api/audits/audits/run/start-audit.ts';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { refuseInfected } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ReceivedFile } from '#platform/http/read-upload.ts';
import { isSameBalance, newestAudit } from './balance-pulls/queries.ts';
import { inspectFile } from './inspect-file.ts';
import type { Inspection } from './trial-balances/contract.ts';
import { findNewest } from './trial-balances/queries.ts';
import { storeBalance } from './trial-balances/store-balance.ts';

export interface StoredMonth {
  version: number;
  isNew: boolean;
  auditId: string;
}

export interface PullPorts {
  /** Reads a file and keeps it for an hour, when a place among the uploads in memory is free. */
  inspect(caller: Caller, company: CompanyRecord, file: ReceivedFile): Promise<Inspection>;
  /** Stores it as the next version of its month, unless the newest one says the same, and starts the audit that is missing. */
  store(caller: Caller, company: CompanyRecord, uploadId: string, period: Period): Promise<StoredMonth>;
}

export function createPullPorts(services: Services): PullPorts {
  const { db, uploads } = services;
  return {
    inspect: (caller, company, file) =>
      uploads.run(caller.accountId, async () => {
        await refuseInfected(services, { caller, companyId: company.id }, file);
        return inspectFile(services, caller, company, file);
      }),
    store: async (caller, company, uploadId, period) => {
      const { balance, isNew, known } = await asCaller(db, caller, async (trx) => {
        const newest = await findNewest(trx, company.id, period);
        const same = newest !== undefined && (await isSameBalance(trx, uploadId, newest.id));
        const stored = same
          ? { balance: newest, isNew: false }
          : await storeBalance(trx, caller, company, { uploadId, period: periodKey(period) });
        return { ...stored, known: stored.isNew ? null : await newestAudit(trx, stored.balance.id) };
      });
      const auditId = known ?? (await startAudit(services, caller, company.id, period)).id;
      return { version: balance.version, isNew, auditId };
    },
  };
}
