/** What companies say of the formats of a year, in versions; the years that have balances. */
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

/** Requires the lock of the company. */
export async function insertMapping(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: Pick<MappingRecord, 'year' | 'version' | 'assignments' | 'thresholds'> & { companyId: number },
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
      changed_by: userId,
    })
    .execute();
}
