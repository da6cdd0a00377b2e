/** Reading a stored month again: its original goes where files wait for their inspection. */
import { refuseClosed } from '#api/audits/audits/sign-off/queries.ts';
import { insertKeptFile } from '#api/balances/kept-files/queries.ts';
import { findBalance, readBytes } from '#api/balances/trial-balances/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../services.ts';
import { rereadTrialBalance } from './contract.ts';

export function mountRereadings({ mount }: Router, { db }: Pick<AuditServices, 'db'>): void {
  mount(rereadTrialBalance, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, params.id);
      const balance = await findBalance(trx, params.id, params.balanceId);
      if (balance === undefined) throw new AppError('resource.not_found');
      await refuseClosed(trx, params.id, balance);
      const { fileName, readAs } = balance;
      const bytes = await readBytes(trx, balance.id);
      await claimStorage(trx, caller, bytes.byteLength);
      const id = await insertKeptFile(trx, caller, { companyId: params.id, fileName, bytes });
      return { data: { id, fileName, size: bytes.byteLength, ...(readAs && { readAs }) } };
    }),
  );
}
