/** Changes of a company's parametrization: state in force, author, and state before. */
import { sql } from 'kysely';
import { listBalances, type Page } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { SettingsAction } from './contract.ts';

/** The newest change of a validation. */
export interface SettingsRecord {
  validationId: number;
  version: number;
  settings: ValidationSettings;
  changedAt: Date;
  changedBy: number;
  changedByName: string;
}

/** Settings in force of a company. */
export interface ActiveSettings {
  /** Version of its last change, of any validation; 0 if none. */
  version: number;
  /** By validation id; absent validations have their defaults. */
  settings: Record<number, ValidationSettings>;
}

export interface ChangeRecord extends SettingsRecord {
  action: SettingsAction;
  restoredVersion: number | null;
  before: ValidationSettings;
}

function selectInForce(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('parametrization_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .distinctOn('change.validation_id')
    .select([
      'change.validation_id as validationId',
      'change.version',
      'change.settings',
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .$narrowType<{ settings: ValidationSettings }>()
    .where('change.company_id', '=', companyId)
    .orderBy('change.validation_id')
    .orderBy('change.version', 'desc');
}

/** By validation; without those never changed. */
export function settingsInForce(trx: DatabaseTransaction, companyId: number): Promise<SettingsRecord[]> {
  return selectInForce(trx, companyId).execute();
}

export function findSettings(
  trx: DatabaseTransaction,
  companyId: number,
  validationId: number,
): Promise<SettingsRecord | undefined> {
  return selectInForce(trx, companyId).where('change.validation_id', '=', validationId).executeTakeFirst();
}

export async function activeSettings(trx: DatabaseTransaction, companyId: number): Promise<ActiveSettings> {
  const records = await settingsInForce(trx, companyId);
  return {
    version: Math.max(0, ...records.map(({ version }) => version)),
    settings: Object.fromEntries(records.map(({ validationId, settings }) => [validationId, settings])),
  };
}

/** Code and name of the accounts with balances or movements in a month, by code. */
function listAccounts(trx: DatabaseTransaction, balanceId: string): Promise<{ code: string; name: string }[]> {
  return trx
    .selectFrom('account_summary')
    .select(['code', 'name'])
    .where('balance_id', '=', balanceId)
    .orderBy('code')
    .execute();
}

/** Accounts of the newest balance of a company; none without a balance. */
export async function newestAccounts(
  trx: DatabaseTransaction,
  companyId: number,
): Promise<{ code: string; name: string }[]> {
  const { balances } = await listBalances(trx, companyId, null, { page: 1, pageSize: 1 });
  return balances[0] === undefined ? [] : listAccounts(trx, balances[0].id);
}

/** Serialises changes until the transaction ends. */
export async function lockParametrization(trx: DatabaseTransaction, companyId: number): Promise<void> {
  await trx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** Requires the lock of the company. */
export async function insertChange(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  change: Pick<ChangeRecord, 'validationId' | 'action' | 'restoredVersion' | 'settings'> & { companyId: number },
): Promise<void> {
  await sql`
    insert into parametrization_change
           (account_id, company_id, version, validation_id, action, restored_version, settings, changed_by)
    select ${accountId}, ${change.companyId}, 1 + coalesce(max(version), 0), ${change.validationId}, ${change.action},
           ${change.restoredVersion}, ${JSON.stringify(change.settings)}::jsonb, ${userId}
      from parametrization_change where company_id = ${change.companyId}`.execute(trx);
}

function selectChanges(trx: DatabaseTransaction, companyId: number) {
  const before = sql<ValidationSettings>`coalesce(lag(change.settings)
    over (partition by change.validation_id order by change.version), '{}'::jsonb)`;
  const changes = trx
    .selectFrom('parametrization_change as change')
    .innerJoin('app_user', 'app_user.id', 'change.changed_by')
    .select([
      'change.validation_id as validationId',
      'change.version',
      'change.action',
      'change.restored_version as restoredVersion',
      'change.settings',
      before.as('before'),
      'change.changed_at as changedAt',
      'change.changed_by as changedBy',
      'app_user.name as changedByName',
    ])
    .where('change.company_id', '=', companyId);
  return trx
    .selectFrom(changes.as('change'))
    .selectAll()
    .$narrowType<{ action: SettingsAction; settings: ValidationSettings }>();
}

/** Newest first; of one validation or of all. */
export async function listChanges(
  trx: DatabaseTransaction,
  companyId: number,
  validationId: number | undefined,
  { page, pageSize }: Page,
): Promise<{ changes: ChangeRecord[]; total: number }> {
  const all = selectChanges(trx, companyId);
  const chosen = validationId === undefined ? all : all.where('validationId', '=', validationId);
  const changes = await chosen
    .orderBy('version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await chosen.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { changes, total };
}

export function findChange(
  trx: DatabaseTransaction,
  companyId: number,
  version: number,
): Promise<ChangeRecord | undefined> {
  return selectChanges(trx, companyId).where('version', '=', version).executeTakeFirst();
}
