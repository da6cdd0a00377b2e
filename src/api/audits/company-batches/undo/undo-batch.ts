/** Takes back what a batch made, a company at a time. */
import type { StoredMonthListener } from '#api/balances/stored-month.ts';
import { findNewest, lockCompany } from '#api/balances/trial-balances/queries.ts';
import { type CompanyRecord, findCompany } from '#api/companies/companies/queries.ts';
import { markDeleted } from '#api/companies/company-deletion/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { withdraw } from '../../audits/versions/queries.ts';
import { text } from '../text.es.ts';
import type { UndoneBatch } from './contract.ts';
import { actsSince, type BatchMonthRecord, type BatchTraces, batchBegan, monthsIn, tracesOf } from './queries.ts';

interface Undo {
  batchId: string;
  began: Date;
}

/** Throws AppError `resource.not_found` for a batch that is not the caller's. `onStored`: starts the audit of a month. */
export async function undoBatch(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  batchId: string,
  onStored: StoredMonthListener,
): Promise<UndoneBatch> {
  const { began, traces } = await asCaller(db, caller, async (trx) => {
    const began = await batchBegan(trx, caller, batchId);
    if (began === undefined) throw new AppError('resource.not_found');
    return { began, traces: await tracesOf(trx, batchId) };
  });
  const undone: UndoneBatch = { companies: 0, months: 0, kept: [] };
  for (const trace of traces) {
    const done = await asCaller(db, caller, (trx) => undoIn(trx, caller, { batchId, began }, trace));
    if (done === null) continue;
    if ('acts' in done) undone.kept.push(done);
    else if (trace.isOwn) undone.companies++;
    else undone.months += done.months.length;
    if ('months' in done && !trace.isOwn) await auditBefore({ db }, caller, trace.companyId, done.months, onStored);
  }
  return undone;
}

type Done = UndoneBatch['kept'][number] | { months: BatchMonthRecord[] };

/** Null for a company that the caller may no longer see. */
async function undoIn(
  trx: DatabaseTransaction,
  caller: Caller,
  { batchId, began }: Undo,
  { companyId, isOwn }: BatchTraces,
): Promise<Done | null> {
  const company = await findCompany(trx, caller, companyId);
  if (company === undefined) return null;
  await lockCompany(trx, companyId);
  const acts = await actsSince(trx, { batchId, companyId, began });
  const { businessName } = company;
  if (acts.length > 0)
    return { companyId, comp_business_name: businessName, acts: acts.map((act) => activityName[act]) };
  if (!isOwn) return { months: await withdrawMonths(trx, caller, company, await monthsIn(trx, batchId, companyId)) };
  await markDeleted(trx, companyId);
  await logActivity(trx, caller, { act: 'company.deleted', companyId, target: businessName });
  return { months: [] };
}

async function withdrawMonths(
  trx: DatabaseTransaction,
  caller: Caller,
  { id: companyId }: CompanyRecord,
  months: BatchMonthRecord[],
): Promise<BatchMonthRecord[]> {
  for (const month of months) {
    await withdraw(trx, caller, month.id, text.undone);
    const details = { period: periodKey(month), version: month.version, reason: text.undone };
    await logActivity(trx, caller, { act: 'balance.withdrawn', companyId, target: month.fileName, details });
  }
  return months;
}

/** The version before is in force again: later months are compared with it. */
async function auditBefore(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  companyId: number,
  months: readonly BatchMonthRecord[],
  onStored: StoredMonthListener,
): Promise<void> {
  for (const { year, month } of months) {
    const before = await asCaller(db, caller, (trx) => findNewest(trx, companyId, { year, month }));
    if (before === undefined) continue;
    await onStored(caller, companyId, { year, month }, { balanceId: before.id, version: before.version, isNew: true });
  }
}
