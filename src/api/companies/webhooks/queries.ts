/** Webhooks and their deliveries: an outbox, written in the transactions of what it tells. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { eventChannel, webhookTopic } from '#api/kernel/event-channel.ts';
import type { testEvent, WebhookEvent } from '#core/product/webhook.ts';
import type { Caller } from '#platform/auth/caller.ts';

type SentEvent = WebhookEvent | typeof testEvent;
type DeliveryState = 'pending' | 'delivered' | 'failed';

/** Waiting deliveries of one webhook; further events are stored as failed, to be repeated by hand. */
const mostWaiting = 1000;

export interface WebhookRecord {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  companyId: number | null;
  company: string | null;
  isEnabled: boolean;
  disabledAt: Date | null;
  failingSince: Date | null;
  createdAt: Date;
  createdBy: string;
  previousUntil: Date | null;
  lastAt: Date | null;
  lastState: DeliveryState | null;
}

const ofLast = <T>(column: string) =>
  sql<T>`(select ${sql.ref(column)} from webhook_delivery as sent where sent.webhook_id = webhook.id
           order by sent.created_at desc limit 1)`;

function selectWebhooks(trx: DatabaseTransaction) {
  return trx
    .selectFrom('webhook')
    .innerJoin('app_user as author', 'author.id', 'webhook.created_by')
    .leftJoin('company', 'company.id', 'webhook.company_id')
    .select(['webhook.id', 'webhook.name', 'url', 'webhook.company_id as companyId', 'business_name as company'])
    .select(['is_enabled as isEnabled', 'disabled_at as disabledAt', 'failing_since as failingSince'])
    .select(['webhook.created_at as createdAt', 'author.name as createdBy'])
    .select([
      sql<WebhookEvent[]>`events`.as('events'),
      sql<Date | null>`case when previous_until > now() then previous_until end`.as('previousUntil'),
      ofLast<Date | null>('sent.created_at').as('lastAt'),
      ofLast<DeliveryState | null>('sent.state').as('lastState'),
    ]);
}

export function listWebhookRecords(trx: DatabaseTransaction, accountId: string): Promise<WebhookRecord[]> {
  return selectWebhooks(trx)
    .where('webhook.account_id', '=', accountId)
    .orderBy('webhook.name')
    .orderBy('webhook.created_at')
    .execute();
}

export function findWebhook(
  trx: DatabaseTransaction,
  accountId: string,
  id: string,
): Promise<WebhookRecord | undefined> {
  return selectWebhooks(trx)
    .where('webhook.account_id', '=', accountId)
    .where('webhook.id', '=', id)
    .executeTakeFirst();
}

/** Those that a user created, for the copy of their data. */
export function listWebhooksOf(trx: DatabaseTransaction, userId: number) {
  return trx
    .selectFrom('webhook')
    .select(['name', 'url', 'created_at as createdAt'])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute();
}

export interface NewWebhook {
  id: string;
  companyId: number | null;
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  /** Ciphertext. */
  secret: string;
}

/** False when the account already has `most`; concurrent inserts count each other. */
export async function insertWebhook(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  webhook: NewWebhook,
  most: number,
): Promise<boolean> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  const { companyId, events, ...columns } = webhook;
  await trx
    .insertInto('webhook')
    .values({ ...columns, account_id: accountId, company_id: companyId, events: [...events], created_by: userId })
    .execute();
  return true;
}

export interface WebhookChange {
  name?: string;
  url?: string;
  events?: readonly WebhookEvent[];
  enabled?: boolean;
}

/** Switching on forgets what failed before, and so does another address. */
export async function changeWebhook(
  trx: DatabaseTransaction,
  id: string,
  { events, enabled, ...change }: WebhookChange,
): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({
      ...change,
      ...(events !== undefined && { events: [...events] }),
      ...(enabled !== undefined && { is_enabled: enabled }),
      ...((enabled === true || change.url !== undefined) && { disabled_at: null, failing_since: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function removeWebhook(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('webhook').where('id', '=', id).execute();
}

/** All of an account that closes. */
export async function removeWebhooksOf(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom('webhook').where('account_id', '=', accountId).execute();
}

export interface SealedSecrets {
  id: string;
  secret: string;
  previous: string | null;
}

/** Sealed secrets of the transaction's account. */
export function listSealedSecrets(trx: DatabaseTransaction): Promise<SealedSecrets[]> {
  return trx.selectFrom('webhook').select(['id', 'secret', 'previous_secret as previous']).orderBy('id').execute();
}

/** The same secrets sealed with a newer key, unless they were replaced meanwhile. */
export async function resealSecrets(
  trx: DatabaseTransaction,
  { id, secret }: SealedSecrets,
  resealed: Omit<SealedSecrets, 'id'>,
): Promise<void> {
  await trx
    .updateTable('webhook')
    .set({ secret: resealed.secret, previous_secret: resealed.previous })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .execute();
}

/** The present secret signs for a day longer. */
export async function replaceSecret(trx: DatabaseTransaction, id: string, secret: string): Promise<void> {
  await sql`update webhook set previous_secret = secret, previous_until = now() + interval '24 hours', secret = ${secret}
             where id = ${id}`.execute(trx);
}

/** What an event says; never amounts of books or data of persons. */
export type EventData = Readonly<Record<string, string | number | boolean | null | readonly string[] | object>>;

/** Tells the webhooks of a company of an event, once and if the transaction commits. */
export async function announce(
  trx: DatabaseTransaction,
  { accountId, companyId }: { accountId: string; companyId: number },
  event: WebhookEvent,
  data: EventData,
): Promise<void> {
  const payload = payloadOf(event, { companyId, ...data });
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_delivery (account_id, webhook_id, company_id, event, payload, state, failure)
    select webhook.account_id, webhook.id, ${companyId}, ${event}, ${payload},
           case when is_full then 'failed' else 'pending' end, case when is_full then 'full' end
      from webhook
     cross join lateral (select count(*) >= ${mostWaiting} as is_full
                           from (select from webhook_delivery as sent
                                  where sent.webhook_id = webhook.id and sent.state = 'pending'
                                  limit ${mostWaiting}) as waiting) as load
     where webhook.account_id = ${accountId} and (webhook.company_id is null or webhook.company_id = ${companyId})
       and is_enabled and disabled_at is null and ${event} = any(events)`.execute(trx);
  if (numAffectedRows > 0n) await wakeSenders(trx);
}

function payloadOf(type: SentEvent, data: EventData): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data });
}

async function wakeSenders(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${webhookTopic})`.execute(trx);
}

/** A message to one webhook, for trying it. Returns its id. */
export async function insertTest(
  trx: DatabaseTransaction,
  accountId: string,
  webhookId: string,
  event: typeof testEvent,
): Promise<string> {
  const { id } = await trx
    .insertInto('webhook_delivery')
    .values({ account_id: accountId, webhook_id: webhookId, event, payload: payloadOf(event, {}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wakeSenders(trx);
  return id;
}

/** Whether there is such a delivery that is not under way. */
export async function repeatDelivery(trx: DatabaseTransaction, webhookId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: sql<Date>`now()`,
      round: sql<number>`least(round + 1, 32000)`,
    })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .where((where) => where.or([where('state', '<>', 'pending'), where('next_attempt_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await wakeSenders(trx);
  return true;
}

export interface DeliveryRecord {
  id: string;
  event: SentEvent;
  companyId: number | null;
  state: DeliveryState;
  attempts: number;
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date;
  status: number | null;
  failure: string | null;
  took: number | null;
  response: string | null;
  payload: string;
}

function selectDeliveries(trx: DatabaseTransaction, webhookId: string) {
  return trx
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'company_id as companyId',
      'attempts',
      'created_at as createdAt',
      'last_attempt_at as lastAttemptAt',
    ])
    .select(['next_attempt_at as nextAttemptAt', 'status', 'failure', 'took', 'response', 'payload'])
    .select([sql<SentEvent>`event`.as('event'), sql<DeliveryState>`state`.as('state')])
    .where('webhook_id', '=', webhookId);
}

export function findDelivery(
  trx: DatabaseTransaction,
  webhookId: string,
  id: string,
): Promise<DeliveryRecord | undefined> {
  return selectDeliveries(trx, webhookId).where('id', '=', id).executeTakeFirst();
}

/** Newest first, with their total number. */
export async function listDeliveries(
  trx: DatabaseTransaction,
  webhookId: string,
  { state, page, pageSize }: { state: DeliveryState | undefined; page: number; pageSize: number },
): Promise<{ deliveries: DeliveryRecord[]; total: number }> {
  const all = selectDeliveries(trx, webhookId);
  const wanted = state === undefined ? all : all.where('state', '=', state);
  const { total } = await wanted.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const page1 = wanted.orderBy('created_at', 'desc').orderBy('id');
  return {
    deliveries: await page1
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    total,
  };
}
