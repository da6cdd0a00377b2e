/** Changes of the lines of a company's statements: state in force, author, and state before. */
import { sql } from 'kysely';
import type { ParametrizationAction } from '#api/audits/parametrization/contract.ts';
import type { Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { LineAssignments } from '#core/statement/place-accounts.ts';
import type { Caller } from '#platform/auth/caller.ts';

export interface LineRecord {
  version: number;
  action: ParametrizationAction;
  restoredVersion: number | null;
  before: LineAssignments;
  assignments: LineAssignments;
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

function selectChanges(trx: DatabaseTransaction, companyId: number) {
  const before = sql<LineAssignments>`coalesce(lag(change.assignments) over (order by change.version), '{}'::jsonb)`;
  const changes = trx
    .selectFrom('statement_line_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .select([
      'change.version',
      'change.action',
      'change.restored_version as restoredVersion',
      'change.assignments',
      before.as('before'),
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .where('change.company_id', '=', companyId);
  return trx.selectFrom(changes.as('change')).selectAll().$narrowType<{ assignments: LineAssignments }>();
}

/** The newest change; undefined where the defaults hold. */
export function linesInForce(trx: DatabaseTransaction, companyId: number): Promise<LineRecord | undefined> {
  return selectChanges(trx, companyId).orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export function findLineChange(
  trx: DatabaseTransaction,
  companyId: number,
  version: number,
): Promise<LineRecord | undefined> {
  return selectChanges(trx, companyId).where('version', '=', version).executeTakeFirst();
}

/** Newest first. */
export async function listLineRecords(
  trx: DatabaseTransaction,
  companyId: number,
  { page, pageSize }: Page,
): Promise<{ changes: LineRecord[]; total: number }> {
  const all = selectChanges(trx, companyId);
  const changes = await all
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await all.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { changes, total };
}

/** Requires the lock of the company. */
export async function insertLineChange(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: Pick<LineRecord, 'version' | 'action' | 'restoredVersion' | 'assignments'> & { companyId: number },
): Promise<void> {
  await trx
    .insertInto('statement_line_change')
    .values({
      account_id: accountId,
      company_id: change.companyId,
      version: change.version,
      action: change.action,
      restored_version: change.restoredVersion,
      assignments: JSON.stringify(change.assignments),
      changed_by: userId,
    })
    .execute();
}
