/** Templates of notifications. */
import { sql } from 'kysely';
import { containing } from '#api/kernel/containing.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { AudienceKind, NotificationKind, NotificationTopic } from '#core/product/notification/notification.ts';
import { storableText } from '#platform/database/storable.ts';
import { countingAll } from '#platform/database/system-transaction.ts';
import type { Audience } from './contract.ts';
import type { ProductTemplate } from './product-templates.ts';

export interface TemplateRecord {
  id: number;
  version: number;
  isAnnouncement: boolean;
  topic: NotificationTopic;
  kind: NotificationKind;
  title: string;
  description: string;
  link: string | null;
  background: string;
  font: string;
  audienceKind: AudienceKind;
  audience: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  scheduledAt: Date | null;
  sentAt: Date | null;
  withdrawnAt: Date | null;
  imageName: string | null;
  imageVersion: string | null;
  imageBytes: number | null;
  sent: number;
  seen: number;
}

/** Writes those of the program, but leaves alone what staff has edited. */
export async function writeProductTemplates(
  trx: DatabaseTransaction,
  templates: readonly ProductTemplate[],
  colours: { background: string; font: string },
): Promise<void> {
  const rows = templates.map(({ isAnnouncement, redirectUrl, ...template }) => ({
    ...template,
    ...colours,
    is_announcement: isAnnouncement,
    redirect_url: redirectUrl,
  }));
  await trx
    .insertInto('notification_template')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          topic: eb.ref('excluded.topic'),
        }))
        .where(
          sql<boolean>`notification_template.edited_at is null and notification_template.scheduled_at is null
            and (notification_template.title, notification_template.description, notification_template.topic)
              is distinct from (excluded.title, excluded.description, excluded.topic)`,
        ),
    )
    .execute();
}

/** How many were told and have read is counted over all accounts. */
const selectTemplates = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('notification_template as template')
    .leftJoin('notification_image as image', 'image.template_id', 'template.id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('notification')
          .select(['note_id', sql<number>`count(*)::int`.as('sent'), sql<number>`count(seen_at)::int`.as('seen')])
          .groupBy('note_id')
          .as('told'),
      (join) => join.onRef('told.note_id', '=', 'template.id'),
    )
    .select([
      'template.id',
      'template.version',
      'template.is_announcement as isAnnouncement',
      'template.topic',
      'template.kind',
      'template.title',
      'template.description',
      'template.redirect_url as link',
      'template.background',
      'template.font',
      'template.audience_kind as audienceKind',
      'template.audience',
      'template.starts_at as startsAt',
      'template.ends_at as endsAt',
      'template.scheduled_at as scheduledAt',
      'template.sent_at as sentAt',
      'template.withdrawn_at as withdrawnAt',
      'image.name as imageName',
      'image.version as imageVersion',
      sql<number | null>`length(image.webp)`.as('imageBytes'),
      sql<number>`coalesce(told.sent, 0)`.as('sent'),
      sql<number>`coalesce(told.seen, 0)`.as('seen'),
    ]);

export interface TemplateWish {
  q?: string | undefined;
  kind?: NotificationKind | undefined;
  audience?: AudienceKind | undefined;
}

/** Announcements first, newest first. */
export function listTemplates(trx: DatabaseTransaction, wish: TemplateWish): Promise<TemplateRecord[]> {
  return countingAll(trx, (all) => listed(all, wish));
}

function listed(trx: DatabaseTransaction, { q = '', kind, audience }: TemplateWish): Promise<TemplateRecord[]> {
  let query = selectTemplates(trx)
    .where(sql<boolean>`(template.title ilike ${containing(q)} or template.id::text = ${q.trim()})`)
    .orderBy('template.is_announcement', 'desc')
    .orderBy(sql`case when template.id >= 1000 then -template.id else template.id end`);
  if (kind !== undefined) query = query.where('template.kind', '=', kind);
  if (audience !== undefined)
    query = query.where('template.is_announcement', '=', true).where('template.audience_kind', '=', audience);
  return query.execute();
}

export function findTemplate(trx: DatabaseTransaction, id: number): Promise<TemplateRecord | undefined> {
  return countingAll(trx, (all) => selectTemplates(all).where('template.id', '=', id).executeTakeFirst());
}

/** Holds its row until the transaction ends. */
export async function lockTemplate(trx: DatabaseTransaction, id: number): Promise<TemplateRecord | undefined> {
  await trx.selectFrom('notification_template').select('id').where('id', '=', id).forUpdate().execute();
  return findTemplate(trx, id);
}

export interface WrittenTemplate {
  kind: NotificationKind;
  title: string;
  description: string;
  link: string | null;
  background: string;
  font: string;
  audience: Audience;
  startsAt: Date | null;
  endsAt: Date | null;
}

const columnsOf = ({
  kind,
  title,
  description,
  link,
  background,
  font,
  audience,
  startsAt,
  endsAt,
}: WrittenTemplate) => ({
  kind,
  title: storableText(title),
  description: storableText(description),
  redirect_url: link === null ? null : storableText(link),
  background: background.toUpperCase(),
  font: font.toUpperCase(),
  audience_kind: audience.kind,
  audience: audience.ids,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** A draft; returns its id. */
export async function insertTemplate(trx: DatabaseTransaction, written: WrittenTemplate): Promise<number> {
  const { id } = await trx
    .insertInto('notification_template')
    .values({ ...columnsOf(written), is_announcement: true, topic: 'novedades', edited_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(trx: DatabaseTransaction, id: number, written: WrittenTemplate): Promise<void> {
  await trx
    .updateTable('notification_template')
    .set({ ...columnsOf(written), edited_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** False when it is one of the program's or sent. */
export async function deleteTemplate(trx: DatabaseTransaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('notification_template').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Now or, if later, at its start. */
export async function scheduleTemplate(
  trx: DatabaseTransaction,
  id: number,
  by: { accountId: string; userId: number },
): Promise<void> {
  await trx
    .updateTable('notification_template')
    .set({
      scheduled_at: sql<Date>`now()`,
      scheduled_by: by.userId,
      scheduled_account: by.accountId,
      starts_at: sql<Date>`coalesce(starts_at, now())`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** One that was not sent is a draft again. */
export async function withdrawTemplate(trx: DatabaseTransaction, id: number): Promise<void> {
  await trx
    .updateTable('notification_template')
    .set({
      withdrawn_at: sql<Date>`case when sent_at is null then null else now() end`,
      scheduled_at: sql<Date>`case when sent_at is null then null else scheduled_at end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export interface KeptImage {
  name: string;
  version: string;
  webp: Buffer;
}

export async function setImage(trx: DatabaseTransaction, templateId: number, image: KeptImage): Promise<void> {
  const kept = { ...image, name: storableText(image.name) };
  await trx
    .insertInto('notification_image')
    .values({ template_id: templateId, ...kept })
    .onConflict((conflict) => conflict.column('template_id').doUpdateSet(kept))
    .execute();
}

export async function copyImage(trx: DatabaseTransaction, from: number, to: number): Promise<void> {
  await sql`insert into notification_image (template_id, name, version, webp)
            select ${to}, name, version, webp from notification_image where template_id = ${from}`.execute(trx);
}

export async function findTemplateImage(trx: DatabaseTransaction, templateId: number): Promise<Buffer | undefined> {
  const found = await trx
    .selectFrom('notification_image')
    .select('webp')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return found?.webp;
}

export interface DueTemplate {
  id: number;
  accountId: string;
  userId: number;
}

/** Scheduled, not sent, and past their start. */
export function listDue(trx: DatabaseTransaction): Promise<DueTemplate[]> {
  return trx
    .selectFrom('notification_template')
    .select(['id', 'scheduled_account as accountId', 'scheduled_by as userId'])
    .$narrowType<{ accountId: string; userId: number }>()
    .where('scheduled_at', 'is not', null)
    .where('scheduled_by', 'is not', null)
    .where('sent_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .orderBy('starts_at')
    .execute();
}

/** Marks one as sent; undefined when another process did, or it is no longer due. */
export async function takeDue(trx: DatabaseTransaction, id: number): Promise<Audience | undefined> {
  const taken = await trx
    .updateTable('notification_template')
    .set({ sent_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('scheduled_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('starts_at', '<=', sql<Date>`now()`)
    .returning(['audience_kind as kind', 'audience as ids'])
    .executeTakeFirst();
  return taken;
}
