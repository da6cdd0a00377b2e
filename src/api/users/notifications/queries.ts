/** Notifications of users, and sent license warnings of accounts. */
import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { eventChannel } from '#api/kernel/event-channel.ts';
import { endsOnce } from '#core/dictionary/ends-once.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { PlanKey } from '#core/product/license.ts';
import type { WarningDays } from '#core/product/license-warning.ts';
import type { BellKind } from '#core/product/mail-kind.ts';
import { licenseNote, type NotificationKind, type NotificationTopic } from '#core/product/notification/notification.ts';
import { mostUnseen, type UnseenState } from './contract.ts';

/** Whose notifications, and in which session. */
interface Reader {
  userId: number;
  sessionId: string;
}

export interface NotificationRecord {
  id: number;
  noteId: number;
  /** Null: that of its template. */
  description: string | null;
  /** Null: that of its template. */
  redirectUrl: string | null;
  isPostponed: boolean;
  /** Gravest of its findings; null: no alert. */
  severity: Severity | null;
  title: string;
  about: string;
  templateUrl: string | null;
  kind: NotificationKind;
  background: string;
  font: string;
  hasImage: boolean;
}

/** Not seen, and license warnings still in force. */
const isUnseen = sql<boolean>`
  case when notification.note_id = ${licenseNote}
    then notification.license_ends_on = (
      select license.ends_on from license where license.account_id = notification.account_id)
    else notification.seen_at is null and (template.ends_at is null or template.ends_at > now())
  end`;

/** Without those that staff withdrew. */
const selectNotes = (trx: DatabaseTransaction, { userId, sessionId }: Reader) =>
  trx
    .selectFrom('notification')
    .innerJoin('notification_template as template', 'template.id', 'notification.note_id')
    .leftJoin('notification_image as image', 'image.template_id', 'template.id')
    .select([
      'notification.id',
      'notification.note_id as noteId',
      'notification.description',
      'notification.redirect_url as redirectUrl',
      'notification.severity',
      'template.title',
      'template.description as about',
      'template.redirect_url as templateUrl',
      'template.kind',
      'template.background',
      'template.font',
      sql<boolean>`image.template_id is not null`.as('hasImage'),
      sql<boolean>`coalesce(greatest(notification.reminded_at, notification.seen_at) >= (
        select session.created_at from session where session.id::text = ${sessionId}), false)`.as('isPostponed'),
    ])
    .where('notification.user_id', '=', userId)
    .where('template.withdrawn_at', 'is', null)
    .$narrowType<{ severity: Severity | null }>();

/** Those not seen, newest first. */
export function listOfUser(trx: DatabaseTransaction, reader: Reader): Promise<NotificationRecord[]> {
  return selectNotes(trx, reader).where(isUnseen).orderBy('notification.id', 'desc').limit(mostUnseen).execute();
}

/** Undefined: not one of the user's. */
export function findOfUser(
  trx: DatabaseTransaction,
  reader: Reader,
  id: number,
): Promise<NotificationRecord | undefined> {
  return selectNotes(trx, reader).where('notification.id', '=', id).executeTakeFirst();
}

/** What `listOfUser` would list. */
export async function unseenState(trx: DatabaseTransaction, userId: number): Promise<UnseenState> {
  const { rows } = await sql<UnseenState>`
    select coalesce(max(id), 0)::int as newest, count(*)::int as count
      from (select notification.id
              from notification join notification_template as template on template.id = notification.note_id
             where notification.user_id = ${userId} and template.withdrawn_at is null and ${isUnseen}
             order by notification.id desc limit ${mostUnseen}) as listed`.execute(trx);
  return rows[0]!;
}

export interface KeptNotification extends NotificationRecord {
  topic: NotificationTopic;
  companyId: number | null;
  companyName: string | null;
  createdAt: Date;
  seenAt: Date | null;
}

export interface NotificationWish {
  unseen?: boolean | undefined;
  q?: string | undefined;
  company?: number | undefined;
  topic?: NotificationTopic | undefined;
}

/** Seen ones too, newest first. */
export function listKept(
  trx: DatabaseTransaction,
  reader: Reader,
  { unseen, q = '', company, topic }: NotificationWish,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<(KeptNotification & { total: number })[]> {
  const words = containing(q);
  let query = selectNotes(trx, reader)
    .leftJoin('company', 'company.id', 'notification.company_id')
    .select([
      'template.topic',
      'notification.company_id as companyId',
      'company.business_name as companyName',
      'notification.created_at as createdAt',
      'notification.seen_at as seenAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where(sql<boolean>`(template.title ilike ${words}
      or coalesce(notification.description, template.description) ilike ${words})`)
    .orderBy('notification.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  if (unseen) query = query.where(isUnseen);
  if (company !== undefined) query = query.where('notification.company_id', '=', company);
  if (topic !== undefined) query = query.where('template.topic', '=', topic);
  return query.execute();
}

/** All of the user, and those not seen. */
export async function countKept(trx: DatabaseTransaction, userId: number): Promise<{ all: number; unseen: number }> {
  const { rows } = await sql<{ all: number; unseen: number }>`
    select count(*)::int as all, (count(*) filter (where ${isUnseen}))::int as unseen
      from notification join notification_template as template on template.id = notification.note_id
     where notification.user_id = ${userId} and template.withdrawn_at is null`.execute(trx);
  return rows[0]!;
}

/** Name of an account among what the event feed hears. */
export function notificationTopic(accountId: string): string {
  return `notifications ${accountId}`;
}

/** Announcements concern everybody. */
export const everybodyTopic = 'notifications';

/** Tells the open pages that notifications came or went. */
export async function tellPages(trx: DatabaseTransaction, topic: string): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${topic})`.execute(trx);
}

/** Does nothing to one that is not the user's. */
export async function markAsSeen(
  trx: DatabaseTransaction,
  { userId, accountId }: { userId: number; accountId: string },
  id: number,
): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ seen_at: sql<Date>`coalesce(seen_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  await tellPages(trx, notificationTopic(accountId));
}

/** Also of those that are no longer listed; `bell`: those alone that the bell lists. */
export async function markAllAsSeen(
  trx: DatabaseTransaction,
  { userId, accountId }: { userId: number; accountId: string },
  { bell }: { bell: boolean },
): Promise<void> {
  let update = trx
    .updateTable('notification')
    .set({ seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null);
  if (bell)
    update = update.where(sql<boolean>`(notification.note_id = ${licenseNote} or exists (
      select from notification_template as template
       where template.id = notification.note_id and template.kind = 'bell'))`);
  await update.execute();
  await tellPages(trx, notificationTopic(accountId));
}

/** Does nothing to one that is not the user's. */
export async function postpone(trx: DatabaseTransaction, userId: number, id: number): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** The picture of a notification; undefined: none, not one of the user's, or withdrawn. */
export async function findImage(trx: DatabaseTransaction, userId: number, id: number): Promise<Buffer | undefined> {
  const found = await trx
    .selectFrom('notification')
    .innerJoin('notification_template as template', 'template.id', 'notification.note_id')
    .innerJoin('notification_image as image', 'image.template_id', 'template.id')
    .select('image.webp')
    .where('notification.id', '=', id)
    .where('notification.user_id', '=', userId)
    .where('template.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return found?.webp;
}

/** Those older than 12 months. */
export async function deleteOldNotifications(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('notification').where('created_at', '<', sql<Date>`now() - interval '12 months'`).execute();
}

export interface EndingLicense {
  accountId: string;
  plan: PlanKey;
  startsOn: string;
  endsOn: string;
  /** Warnings given about this end, in days before it. */
  warned: number[];
}

/** Licenses near or just past their end, and not suspended. */
export function listEnding(trx: DatabaseTransaction): Promise<EndingLicense[]> {
  return trx
    .selectFrom('license')
    .select([
      'account_id as accountId',
      'plan',
      'starts_on as startsOn',
      'ends_on as endsOn',
      sql<number[]>`array(select days from license_warning as given
        where given.account_id = license.account_id and given.ends_on = license.ends_on)`.as('warned'),
    ])
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

/** Of all users, before those of a later warning. */
export async function deleteLicenseNotes(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom('notification').where('account_id', '=', accountId).where('note_id', '=', licenseNote).execute();
}

/** For the recipients (`listWarned`) who have none about this end. */
export async function addLicenseNotes(
  trx: DatabaseTransaction,
  { accountId, endsOn }: Pick<EndingLicense, 'accountId' | 'endsOn'>,
  description: string,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into notification (account_id, user_id, note_id, description, license_ends_on)
    select account_id, id, ${licenseNote}, ${description}, ${endsOn} from app_user
     where account_id = ${accountId} and is_active and not is_admin
       and not exists (select from notification
                        where user_id = app_user.id and note_id = ${licenseNote} and license_ends_on = ${endsOn})
     order by id`.execute(trx);
  if (numAffectedRows > 0n) await tellPages(trx, notificationTopic(accountId));
}

export interface Note {
  kind: BellKind;
  noteId: number;
  /** Null: of several companies. */
  companyId: number | null;
  description: string;
  redirectUrl: string;
  /** Of an alert. */
  severity?: Severity;
}

/** The same notification for several users of an account: those who want its kind in the bell. */
export async function addNotes(
  trx: DatabaseTransaction,
  accountId: string,
  users: readonly number[],
  { kind, noteId, companyId, description, redirectUrl, severity }: Note,
): Promise<void> {
  await sql`
    insert into notification (account_id, user_id, note_id, company_id, description, redirect_url, severity)
    select account_id, id, ${noteId}, ${companyId}, ${endsOnce(description)}, ${redirectUrl}, ${severity ?? null} from app_user
     where account_id = ${accountId} and id = any(${users}) and not ${kind} = any(bell_off)`.execute(trx);
  await tellPages(trx, notificationTopic(accountId));
}
