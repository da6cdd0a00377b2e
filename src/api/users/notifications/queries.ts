/** Notifications of users, and sent license warnings of accounts. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { PlanKey } from '#core/product/license.ts';
import type { WarningDays } from '#core/product/license-warning.ts';
import type { BellKind } from '#core/product/mail-kind.ts';
import { licenseNote } from './contract.ts';

export interface NotificationRecord {
  id: number;
  noteId: number;
  description: string;
  /** Null: that of its template. */
  redirectUrl: string | null;
}

const columns = [
  'notification.id',
  'notification.note_id as noteId',
  'notification.description',
  'notification.redirect_url as redirectUrl',
] as const;

/** Newest first: unseen ones, and license warnings still in force. */
export function listOfUser(trx: DatabaseTransaction, userId: number): Promise<NotificationRecord[]> {
  return trx
    .selectFrom('notification')
    .leftJoin('license', 'license.account_id', 'notification.account_id')
    .select(columns)
    .where('notification.user_id', '=', userId)
    .where(({ eb, or, and, ref }) =>
      or([
        and([eb('note_id', '<>', licenseNote), eb('seen_at', 'is', null)]),
        and([eb('note_id', '=', licenseNote), eb('license_ends_on', '=', ref('license.ends_on'))]),
      ]),
    )
    .orderBy('notification.id', 'desc')
    .limit(200)
    .execute();
}

/** Undefined: not one of the user's. */
export function markAsSeen(
  trx: DatabaseTransaction,
  userId: number,
  id: number,
): Promise<NotificationRecord | undefined> {
  return trx
    .updateTable('notification')
    .set({ seen_at: sql<Date>`coalesce(seen_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
}

export interface EndingLicense {
  accountId: string;
  plan: PlanKey;
  startsOn: string;
  endsOn: string;
}

/** Licenses near or just past their end. */
export function listEnding(trx: DatabaseTransaction): Promise<EndingLicense[]> {
  return trx
    .selectFrom('license')
    .select(['account_id as accountId', 'plan', 'starts_on as startsOn', 'ends_on as endsOn'])
    .$narrowType<{ plan: PlanKey }>()
    .orderBy('account_id')
    .execute();
}

/** Whether an account gets this warning for the first time. */
export async function isNewWarning(
  trx: DatabaseTransaction,
  { accountId, endsOn }: Pick<EndingLicense, 'accountId' | 'endsOn'>,
  days: WarningDays,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('license_warning')
    .values({ account_id: accountId, ends_on: endsOn, days })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export interface Warned {
  id: number;
  name: string;
  email: string;
  isRoot: boolean;
}

/** Recipients in an account: every active user except staff. */
export function listWarned(trx: DatabaseTransaction, accountId: string): Promise<Warned[]> {
  return trx
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'is_root as isRoot'])
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .where('is_admin', '=', false)
    .orderBy('id')
    .execute();
}

/** Active staff of the provider. */
export function listStaff(trx: DatabaseTransaction): Promise<Pick<Warned, 'name' | 'email'>[]> {
  return trx
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('is_active', '=', true)
    .where('is_admin', '=', true)
    .orderBy('id')
    .execute();
}

/** Replaces users' earlier license notifications. */
export async function replaceLicenseNotes(
  trx: DatabaseTransaction,
  { accountId, endsOn }: Pick<EndingLicense, 'accountId' | 'endsOn'>,
  users: readonly Warned[],
  description: string,
): Promise<void> {
  await trx.deleteFrom('notification').where('account_id', '=', accountId).where('note_id', '=', licenseNote).execute();
  const common = { account_id: accountId, note_id: licenseNote, description, license_ends_on: endsOn };
  await trx
    .insertInto('notification')
    .values(users.map(({ id }) => ({ ...common, user_id: id })))
    .execute();
}

export interface Note extends Omit<NotificationRecord, 'id'> {
  kind: BellKind;
}

/** The same notification for several users of an account: those who want its kind in the bell. */
export async function addNotes(
  trx: DatabaseTransaction,
  accountId: string,
  users: readonly number[],
  { kind, noteId, description, redirectUrl }: Note,
): Promise<void> {
  await sql`
    insert into notification (account_id, user_id, note_id, description, redirect_url)
    select account_id, id, ${noteId}, ${description}, ${redirectUrl} from app_user
     where account_id = ${accountId} and id = any(${users}) and not ${kind} = any(bell_off)`.execute(trx);
}
