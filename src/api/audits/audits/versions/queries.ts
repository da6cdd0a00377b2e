/** Versions of a month with their withdrawals. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import type { Caller } from '#platform/auth/caller.ts';
import {
  findingColumns,
  isGoneFrom,
  isPastClosing,
  isSameInMonth,
  looksFor,
  versionBefore,
} from '../life/same/queries.ts';
import type { VersionPartName } from './contract.ts';

export interface VersionRecord extends Period {
  id: string;
  version: number;
  fileName: string;
  sha256: string;
  size: number;
  formatName: string;
  rows: number;
  debits: bigint;
  credits: bigint;
  uploadedAt: Date;
  uploadedBy: string;
  isWithdrawn: boolean;
  reason: string | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** Withdrawn ones included. */
function selectVersions(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('trial_balance as balance')
    .innerJoin('app_user as uploader', 'uploader.id', 'balance.uploaded_by')
    .leftJoin('balance_withdrawal as withdrawal', (join) =>
      join.onRef('withdrawal.balance_id', '=', 'balance.id').on('withdrawal.restored_at', 'is', null),
    )
    .leftJoin('app_user as withdrawer', 'withdrawer.id', 'withdrawal.withdrawn_by')
    .select([
      'balance.id',
      'balance.year',
      'balance.month',
      'balance.version',
      'balance.file_name as fileName',
      'balance.sha256',
      'balance.size',
      'balance.format_name as formatName',
      'balance.rows',
      'balance.debits',
      'balance.credits',
      'balance.uploaded_at as uploadedAt',
      'uploader.name as uploadedBy',
      'withdrawal.reason',
      'withdrawal.withdrawn_at as withdrawnAt',
      'withdrawer.name as withdrawnBy',
    ])
    .select(sql<boolean>`balance.deleted_at is not null`.as('isWithdrawn'))
    .where('balance.company_id', '=', companyId);
}

/** Newest first. */
export function versionsOf(
  trx: DatabaseTransaction,
  companyId: number,
  { year, month }: Period,
): Promise<VersionRecord[]> {
  return selectVersions(trx, companyId)
    .where('balance.year', '=', year)
    .where('balance.month', '=', month)
    .orderBy('balance.version', 'desc')
    .execute();
}

export function findAnyVersion(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<VersionRecord | undefined> {
  return selectVersions(trx, companyId).where('balance.id', '=', id).executeTakeFirst();
}

/** Takes a version out of its month, and its audits out of every comparison. */
export async function withdraw(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  balanceId: string,
  reason: string,
): Promise<void> {
  await trx.updateTable('trial_balance').set({ deleted_at: sql<Date>`now()` }).where('id', '=', balanceId).execute();
  await trx
    .insertInto('balance_withdrawal')
    .values({ id: randomUUID(), account_id: accountId, balance_id: balanceId, reason, withdrawn_by: userId })
    .execute();
  await markAudits(trx, balanceId, { from: 'done', to: 'withdrawn' });
}

export async function restore(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  balanceId: string,
): Promise<void> {
  await trx.updateTable('trial_balance').set({ deleted_at: null }).where('id', '=', balanceId).execute();
  await trx
    .updateTable('balance_withdrawal')
    .set({ restored_by: userId, restored_at: sql<Date>`now()` })
    .where('balance_id', '=', balanceId)
    .where('restored_at', 'is', null)
    .execute();
  await markAudits(trx, balanceId, { from: 'withdrawn', to: 'done' });
}

async function markAudits(
  trx: DatabaseTransaction,
  balanceId: string,
  { from, to }: Record<'from' | 'to', 'done' | 'withdrawn'>,
): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ state: to })
    .where('balance_id', '=', balanceId)
    .where('state', '=', from)
    .execute();
}

/** Numbers of the version of an audit and of the one audited before it; undefined without one. */
export interface AuditedVersions {
  version: number;
  against: number;
  isPastClosing: boolean;
}

export async function versionsOfAudit(trx: DatabaseTransaction, auditId: string): Promise<AuditedVersions | undefined> {
  const { rows } = await sql<AuditedVersions>`
    select own.version, its.version as against, ${isPastClosing('audit')} as "isPastClosing"
      from audit
      join trial_balance as own on own.id = audit.balance_id
      join audit as before on before.id = ${versionBefore('audit')}
      join trial_balance as its on its.id = before.balance_id
     where audit.id = ${auditId}`.execute(trx);
  return rows[0];
}

/** A finding of a version or of the one before, with what became of it. */
export interface ComparedFinding {
  part: VersionPartName;
  fingerprint: string;
  rule: string;
  severity: Severity;
  stake: Stake;
  title: string;
  account: string | null;
  amount: string;
  cause: string | null;
  causeTitle: string | null;
}

/** Most severe first, then by amount. */
export async function comparedFindings(trx: DatabaseTransaction, auditId: string): Promise<ComparedFinding[]> {
  const { rows } = await sql<ComparedFinding>`
    with own as (select audit.*, ${versionBefore('audit')} as base from audit where id = ${auditId})
    select part, told.fingerprint, told.rule, told.severity, told.stake, told.document->>'title' as title,
           told.account_code as account, told.amount::text as amount, told.cause,
           told.document #>> '{cause,title}' as "causeTitle"
      from own
      cross join lateral (
        select case when exists (select from finding as before
                                  where before.audit_id = own.base and ${isSameInMonth('before', findingColumns('now'))})
                    then 'persistent' else 'fresh' end as part, now.*
          from finding as now where now.audit_id = own.id and now.explained_by is null
        union all
        select case when ${looksFor('own', 'gone')} then 'corrected' else 'unchecked' end, gone.*
          from finding as gone where gone.audit_id = own.base and ${isGoneFrom('own', 'gone')}) as told
     where told.severity <> 'informativa' and told.set_aside is null
     order by array_position(${[...severities]}::text[], told.severity), told.amount desc, told.position`.execute(trx);
  return rows;
}
