/** Changes of custom rules: state in force, author, and state before. */
import { sql } from 'kysely';
import type { Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { firstCustomId } from '#core/expression/custom-names.ts';
import type { CustomRule } from '#core/expression/custom-rule.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { CustomAction, Definition } from './contract.ts';

/** The newest change of a custom rule that is not deleted. */
export interface CustomRecord {
  id: number;
  version: number;
  definition: Definition;
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

export interface CustomChangeRecord extends CustomRecord {
  action: CustomAction;
  before: Definition | null;
}

function selectInForce(trx: DatabaseTransaction, companyId: number) {
  const newest = trx
    .selectFrom('custom_validation_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .distinctOn('change.validation_id')
    .select([
      'change.validation_id as id',
      'change.version',
      'change.action',
      'change.definition',
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .$narrowType<{ definition: Definition }>()
    .where('change.company_id', '=', companyId)
    .orderBy('change.validation_id')
    .orderBy('change.version', 'desc');
  return trx.selectFrom(newest.as('newest')).selectAll().where('action', '<>', 'delete').orderBy('id');
}

export function listInForce(trx: DatabaseTransaction, companyId: number): Promise<CustomRecord[]> {
  return selectInForce(trx, companyId).execute();
}

export function findInForce(
  trx: DatabaseTransaction,
  companyId: number,
  id: number,
): Promise<CustomRecord | undefined> {
  return selectInForce(trx, companyId).where('id', '=', id).executeTakeFirst();
}

/** Active custom rules, as input of the engine. */
export async function activeCustomRules(trx: DatabaseTransaction, companyId: number): Promise<CustomRule[]> {
  const records = await listInForce(trx, companyId);
  return records.flatMap(({ id, version, definition }) => {
    const { isActive, ...written } = definition;
    return isActive ? [{ id, version, ...written }] : [];
  });
}

/** Serialises changes until the transaction ends. */
export async function lockCustomRules(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** An id never used in the company. Requires its lock. */
export async function nextCustomId(trx: DatabaseTransaction, companyId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('custom_validation_change')
    .select((select) => select.fn.max('validation_id').as('last'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Math.max(firstCustomId, Number(last ?? 0) + 1);
}

/** Requires the lock of the company. */
export async function insertCustomChange(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: { companyId: number; id: number; version: number; action: CustomAction; definition: Definition },
): Promise<void> {
  await trx
    .insertInto('custom_validation_change')
    .values({
      account_id: accountId,
      company_id: change.companyId,
      validation_id: change.id,
      version: change.version,
      action: change.action,
      definition: JSON.stringify(change.definition),
      changed_by: userId,
    })
    .execute();
}

/** Newest first. */
export async function listCustomChanges(
  trx: DatabaseTransaction,
  companyId: number,
  validationId: number | undefined,
  { page, pageSize }: Page,
): Promise<{ changes: CustomChangeRecord[]; total: number }> {
  const before = sql<Definition | null>`lag(change.definition)
    over (partition by change.validation_id order by change.version)`;
  const all = trx
    .selectFrom('custom_validation_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .select([
      'change.validation_id as id',
      'change.version',
      'change.action',
      'change.definition',
      before.as('before'),
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .$narrowType<{ action: CustomAction; definition: Definition }>()
    .where('change.company_id', '=', companyId);
  const outer = trx.selectFrom(all.as('change'));
  const chosen = validationId === undefined ? outer : outer.where('id', '=', validationId);
  const changes = await chosen
    .selectAll()
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { changes, total };
}
