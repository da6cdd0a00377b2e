/**
 * Changes of what a company assigns accounts to: state in force, author, and state before. Of the items of the financial
 * report here; the lines of its statements are kept in the same way (`statement-lines/queries.ts`).
 */
import { sql } from 'kysely';
import type { Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ParametrizationAction } from '../parametrization/contract.ts';

/** A change of the whole. */
export interface AssignmentChange<Assignments> {
  version: number;
  action: ParametrizationAction;
  restoredVersion: number | null;
  before: Assignments;
  assignments: Assignments;
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

type NewChange<Assignments> = { companyId: number } & Pick<
  AssignmentChange<Assignments>,
  'version' | 'action' | 'restoredVersion' | 'assignments'
>;

/** Changes that a table keeps, a row each; both tables have the same columns. */
export class AssignmentChanges<Assignments extends object> {
  readonly #table: 'report_item_change';

  constructor(table: 'report_item_change' | 'statement_line_change') {
    // Kysely resolves columns of one table, not of either.
    this.#table = table as 'report_item_change';
  }

  #select(trx: DatabaseTransaction, companyId: number) {
    const before = sql<object>`coalesce(lag(change.assignments) over (order by change.version), '{}'::jsonb)`;
    const changes = trx
      .selectFrom(`${this.#table} as change`)
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
    return trx.selectFrom(changes.as('change')).selectAll().$castTo<AssignmentChange<Assignments>>();
  }

  /** The newest change; undefined where the defaults hold. */
  readonly inForce = (
    trx: DatabaseTransaction,
    companyId: number,
  ): Promise<AssignmentChange<Assignments> | undefined> =>
    this.#select(trx, companyId).orderBy('version', 'desc').limit(1).executeTakeFirst();

  readonly find = (
    trx: DatabaseTransaction,
    companyId: number,
    version: number,
  ): Promise<AssignmentChange<Assignments> | undefined> =>
    this.#select(trx, companyId).where('version', '=', version).executeTakeFirst();

  /** Newest first. */
  readonly list = async (
    trx: DatabaseTransaction,
    companyId: number,
    { page, pageSize }: Page,
  ): Promise<{ changes: AssignmentChange<Assignments>[]; total: number }> => {
    const all = this.#select(trx, companyId);
    const changes = await all
      .orderBy('version', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    const { total } = await all.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    return { changes, total };
  };

  /** Requires the lock of the company. */
  readonly insert = async (
    trx: DatabaseTransaction,
    { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
    { companyId, version, action, restoredVersion, assignments }: NewChange<Assignments>,
  ): Promise<void> => {
    await trx
      .insertInto(this.#table)
      .values({
        account_id: accountId,
        company_id: companyId,
        version,
        action,
        restored_version: restoredVersion,
        assignments: JSON.stringify(assignments),
        changed_by: userId,
      })
      .execute();
  };
}

export type ReportRecord = AssignmentChange<ReportAssignments>;

export const {
  inForce: reportInForce,
  find: findReportChange,
  list: listReportRecords,
  insert: insertReportChange,
} = new AssignmentChanges<ReportAssignments>('report_item_change');
