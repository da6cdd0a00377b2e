/** Changes the items of a company's financial report: serialised, with optimistic locking, append-only. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { lockParametrization } from '../parametrization/queries.ts';
import type { ReportDocument } from './contract.ts';
import { findReportChange, insertReportChange, type ReportRecord, reportInForce } from './queries.ts';
import { readAssignments } from './read-assignments.ts';
import { reportDocument } from './report-document.ts';
import { text } from './text.es.ts';

interface Change extends Pick<ReportRecord, 'action' | 'restoredVersion'> {
  /** As received or stored; wrong ones are refused. */
  assignments: ReportAssignments;
}

/**
 * Assignments equal to those in force are no change. Throws AppError `resource.not_found`, `auth.forbidden`,
 * `request.invalid`, or `resource.conflict` when the items changed since `ifMatch`.
 */
export async function changeReport(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { assignments: given, ...how }: Change,
  ifMatch: string | undefined,
): Promise<ReportDocument> {
  await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const current = await reportInForce(trx, companyId);
  const version = current?.version ?? 0;
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${version}"`) throw conflict(ifMatch, version);
  const assignments = readAssignments(given);
  if (isDeepStrictEqual(assignments, current?.assignments ?? {})) return reportDocument(current);
  await insertReportChange(trx, caller, { companyId, version: version + 1, assignments, ...how });
  const changed = await reportInForce(trx, companyId);
  const details = { action: how.action, version: version + 1 };
  await logActivity(trx, caller, { act: 'report_items.changed', companyId, target: text.target, details });
  return reportDocument(changed);
}

/** Restores the items as they were after an earlier change. Throws as `changeReport` does. */
export async function restoreReport(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, version }: { id: number; version: number },
  ifMatch: string | undefined,
): Promise<ReportDocument> {
  await ownCompany(trx, caller, id);
  const change = await findReportChange(trx, id, version);
  if (change === undefined) throw new AppError('resource.not_found');
  const { assignments } = change;
  return changeReport(trx, caller, id, { assignments, action: 'restore', restoredVersion: version }, ifMatch);
}

function conflict(ifMatch: string, current: number): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current) }]);
}
