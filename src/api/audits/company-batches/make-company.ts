/** One company of a batch: created unless the account has its NIT, with its months, whole or not at all. */
import { storeBalance } from '#api/balances/store-balance.ts';
import { storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { type CompanyRecord, findCompanyByNit, insertCompany } from '#api/companies/companies/queries.ts';
import { checkCompany, newCompanyValues } from '#api/companies/company-values.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import type { Period } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { refusal } from '#core/call/refusal.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { BatchCompany } from './contract.ts';
import { addBalance, addCompany, hasCreated, moveUpload } from './queries.ts';

/** A stored month, without its audit. */
export interface BatchMonth {
  uploadId: string;
  period: Period;
  balanceId: string;
  version: number;
  isNew: boolean;
}

export interface MadeCompany {
  company: CompanyRecord;
  isNew: boolean;
  months: BatchMonth[];
}

/** Resolves with the AppError that refuses it: of its values, the license, its files or the permission to store them. */
export async function makeCompany(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  batchId: string,
  asked: BatchCompany,
): Promise<MadeCompany | AppError> {
  const { uploads = [], ...input } = asked;
  const values = newCompanyValues(input);
  try {
    await checkCompany(values);
    return await asCaller(db, caller, async (trx) => {
      const { company, isNew } = await reachOrCreate(trx, caller, batchId, values);
      const refused = uploads.length === 0 ? null : refusal(storeTrialBalance, caller, company.id);
      if (refused !== null) throw new AppError(refused);
      const months: BatchMonth[] = [];
      for (const { uploadId, ...answer } of uploads) {
        await moveUpload(trx, caller, uploadId, company.id);
        const { balance, isNew: isNewMonth } = await storeBalance(trx, caller, company, { uploadId, ...answer });
        const { id: balanceId, year, month, version } = balance;
        if (isNewMonth) await addBalance(trx, caller, batchId, balanceId);
        months.push({ uploadId, period: { year, month }, balanceId, version, isNew: isNewMonth });
      }
      return { company, isNew, months };
    });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

type Values = ReturnType<typeof newCompanyValues>;

/** Those who create the same company at once wait for the license's row, and all but one find it created. */
async function reachOrCreate(
  trx: DatabaseTransaction,
  caller: Caller,
  batchId: string,
  values: Values,
): Promise<{ company: CompanyRecord; isNew: boolean }> {
  const find = () => findCompanyByNit(trx, caller, caller.accountId, values.nit);
  const known = await find();
  if (known !== undefined) return { company: known, isNew: await hasCreated(trx, batchId, known.id) };
  await claimSeat(trx, caller, 'companies');
  const id = await insertCompany(trx, caller, values);
  if (id !== undefined) {
    await addCompany(trx, caller, batchId, id);
    await logActivity(trx, caller, { act: 'company.created', companyId: id, target: values.businessName });
    return { company: await ownCompany(trx, caller, id), isNew: true };
  }
  const meanwhile = await find();
  // Of a company that the caller may not see, nothing more is told than by creating it alone.
  if (meanwhile === undefined) throw new AppError('company.nit_taken', { nit: values.nit });
  return { company: meanwhile, isNew: await hasCreated(trx, batchId, meanwhile.id) };
}
