/** Changes the lines of a company's statements: serialised, with optimistic locking, append-only. */
import { isDeepStrictEqual } from 'node:util';
import { lockParametrization } from '#api/audits/parametrization/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { LineAssignments } from '#core/statement/place-accounts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { frameworkOf } from '../framework.ts';
import type { StatementLinesDocument } from './contract.ts';
import { linesDocument } from './lines-document.ts';
import { findLineChange, insertLineChange, type LineRecord, linesInForce } from './queries.ts';
import { readAssignments } from './read-assignments.ts';
import { text } from './text.es.ts';

interface Change extends Pick<LineRecord, 'action' | 'restoredVersion'> {
  /** As received or stored; wrong ones are refused. */
  assignments: LineAssignments;
}

/**
 * Assignments equal to those in force are no change. Throws AppError `resource.not_found`, `auth.forbidden`,
 * `request.invalid`, or `resource.conflict` when the lines changed since `ifMatch`.
 */
export async function changeLines(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { assignments: given, ...how }: Change,
  ifMatch: string | undefined,
): Promise<StatementLinesDocument> {
  const company = await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const current = await linesInForce(trx, companyId);
  const version = current?.version ?? 0;
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${version}"`) throw conflict(ifMatch, version);
  const assignments = readAssignments(given);
  if (isDeepStrictEqual(assignments, current?.assignments ?? {})) return linesDocument(current, frameworkOf(company));
  await insertLineChange(trx, caller, { companyId, version: version + 1, assignments, ...how });
  const changed = await linesInForce(trx, companyId);
  const details = { action: how.action, version: version + 1 };
  await logActivity(trx, caller, { act: 'statement_lines.changed', companyId, target: text.target, details });
  return linesDocument(changed, frameworkOf(company));
}

/** Restores the lines as they were after an earlier change. Throws as `changeLines` does. */
export async function restoreLines(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, version }: { id: number; version: number },
  ifMatch: string | undefined,
): Promise<StatementLinesDocument> {
  await ownCompany(trx, caller, id);
  const change = await findLineChange(trx, id, version);
  if (change === undefined) throw new AppError('resource.not_found');
  const { assignments } = change;
  return changeLines(trx, caller, id, { assignments, action: 'restore', restoredVersion: version }, ifMatch);
}

function conflict(ifMatch: string, current: number): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current) }]);
}
