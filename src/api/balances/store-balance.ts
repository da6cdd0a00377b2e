/** Stores an inspected file as a new version of its month, unless the one in force has the same bytes. */
import { randomUUID } from 'node:crypto';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { announce } from '#api/companies/webhooks/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod, periodKey, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { putMapping } from './column-mappings/queries.ts';
import { settleReceived } from './file-requests/queries.ts';
import { text } from './text.es.ts';
import {
  type BalanceRecord,
  findSameInForce,
  findUpload,
  lockCompany,
  storeUpload,
  type UploadRecord,
} from './trial-balances/queries.ts';

export interface StoreRequest {
  uploadId: string;
  period?: string;
  confirmPeriod?: boolean;
  confirmCompany?: boolean;
}

/**
 * Atomic within the caller's transaction. `isNew` is false when the version in force has these bytes. Throws AppError
 * `balance.upload_expired`, `balance.other_company`, `balance.period_missing` or `request.invalid` (the month).
 */
export async function storeBalance(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId' | 'name'>,
  company: CompanyRecord,
  request: StoreRequest,
): Promise<{ balance: BalanceRecord; isNew: boolean }> {
  const upload = await findUpload(trx, company.id, request.uploadId);
  if (upload === undefined) throw new AppError('balance.upload_expired');
  checkCompany(upload, company, request);
  const period = choosePeriod(upload, request);
  await lockCompany(trx, company.id);
  await settleReceived(trx, caller, company.id, upload.sha256);
  const same = await findSameInForce(trx, company.id, period, upload);
  if (same !== undefined) return { balance: same, isNew: false };
  const balanceId = randomUUID();
  const balance = await storeUpload(trx, caller, { companyId: company.id, uploadId: upload.id, balanceId, period });
  await keepColumns(trx, caller, company.id, upload);
  const { version, sha256, fileName } = balance;
  const place = { accountId: caller.accountId, companyId: company.id };
  await announce(trx, place, 'balance.stored', { period: periodKey(period), balanceId, version, sha256 });
  const details = { period: periodKey(period), version, sha256 };
  await logActivity(trx, caller, { act: 'balance.stored', companyId: company.id, target: fileName, details });
  return { balance, isNew: true };
}

/** Storing a file whose columns were found by their figures confirms them: the next ones are read without asking. */
async function keepColumns(
  trx: DatabaseTransaction,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  companyId: number,
  { reading: { columns, format }, fileName }: UploadRecord,
): Promise<void> {
  if (columns === undefined) return;
  await putMapping(trx, caller, { companyId, mapping: columns, fileName, sheet: format?.sheet ?? '' });
}

function checkCompany({ reading }: UploadRecord, company: CompanyRecord, { confirmCompany }: StoreRequest): void {
  const { nit, dv } = reading.company;
  if (nit === null || thirdPartyKey(nit) === company.nit || confirmCompany === true) return;
  throw new AppError('balance.other_company', {
    found: formatNit(nit, dv),
    expected: formatNit(company.nit, company.checkDigit),
  });
}

function choosePeriod({ reading }: UploadRecord, { period: asked, confirmPeriod }: StoreRequest): Period {
  const said = reading.period === null ? null : parsePeriod(reading.period);
  const wanted = asked === undefined ? null : parsePeriod(asked);
  if (wanted === null) {
    if (said === null) throw new AppError('balance.period_missing');
    return said;
  }
  if (said !== null && !samePeriod(said, wanted) && confirmPeriod !== true) {
    throw new AppError('request.invalid', {}, [{ field: 'period', message: text.otherPeriod(formatPeriod(said)) }]);
  }
  return wanted;
}
