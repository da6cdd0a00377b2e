/** What companies say of the formats of a year, in versions; the years that have balances. */
import { sql } from 'kysely';
import type { Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** By format, then by prefix or code. */
export type StoredAssignments = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface MappingRecord {
  year: number;
  version: number;
  assignments: StoredAssignments;
  /** Decimal pesos by format. */
  thresholds: Readonly<Record<string, string>>;
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

type Said = Pick<MappingRecord, 'assignments' | 'thresholds'>;

/** How a change came about. */
export interface MappingOrigin {
  action: 'set' | 'reset' | 'restore' | 'copy';
  /** Version of the same year that was brought back; 0: what held before its first change. */
  restoredVersion: number | null;
  copiedFrom: number | null;
}

export interface MappingChange extends MappingRecord, MappingOrigin {
  /** Of the version before; of the first one what the years before left as a proposal. */
  before: Said;
}

/** The newest change of a year, or else of the nearest year before; undefined where nobody said anything. */
export function mappingInForce(
  trx: DatabaseTransaction,
  companyId: number,
  year: number,
): Promise<MappingRecord | undefined> {
  return trx
    .selectFrom('exogena_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .select([
      'change.year',
      'change.version',
      'change.assignments',
      'change.thresholds',
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .$narrowType<{ assignments: StoredAssignments; thresholds: Record<string, string> }>()
    .where('change.company_id', '=', companyId)
    .where('change.year', '<=', year)
    .orderBy('change.year', 'desc')
    .orderBy('change.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function changesOf(trx: DatabaseTransaction, companyId: number, year: number) {
  const proposed = sql`(
    select earlier.assignments from exogena_change as earlier
     where earlier.company_id = change.company_id and earlier.year < change.year
       and earlier.changed_at <= change.changed_at
     order by earlier.year desc, earlier.version desc limit 1)`;
  const before = sql`jsonb_build_object(
    'assignments', coalesce(lag(change.assignments) over (order by change.version), ${proposed}, '{}'::jsonb),
    'thresholds', coalesce(lag(change.thresholds) over (order by change.version), '{}'::jsonb))`;
  const changes = trx
    .selectFrom('exogena_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .select([
      'change.year',
      'change.version',
      'change.action',
      'change.restored_version as restoredVersion',
      'change.copied_from as copiedFrom',
      'change.assignments',
      'change.thresholds',
      before.as('before'),
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .where('change.company_id', '=', companyId)
    .where('change.year', '=', year);
  return trx.selectFrom(changes.as('change')).selectAll().$castTo<MappingChange>();
}

/** Changes of a year, newest first. */
export async function listMappingChanges(
  trx: DatabaseTransaction,
  { companyId, year }: { companyId: number; year: number },
  { page, pageSize }: Page,
): Promise<{ changes: MappingChange[]; total: number }> {
  const all = changesOf(trx, companyId, year);
  const changes = await all
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await all.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { changes, total };
}

/** What was said after a change of the year; version 0: before the first one. */
export async function saidAfter(
  trx: DatabaseTransaction,
  { companyId, year }: { companyId: number; year: number },
  version: number,
): Promise<Said | undefined> {
  const change = await changesOf(trx, companyId, year).where('version', '=', Math.max(1, version)).executeTakeFirst();
  return version === 0 ? change?.before : change;
}

/** Requires the lock of the company. */
export async function insertMapping(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: Pick<MappingRecord, 'year' | 'version' | 'assignments' | 'thresholds'> &
    MappingOrigin & { companyId: number },
): Promise<void> {
  await trx
    .insertInto('exogena_change')
    .values({
      account_id: accountId,
      company_id: change.companyId,
      year: change.year,
      version: change.version,
      assignments: JSON.stringify(change.assignments),
      thresholds: JSON.stringify(change.thresholds),
      action: change.action,
      restored_version: change.restoredVersion,
      copied_from: change.copiedFrom,
      changed_by: userId,
    })
    .execute();
}
