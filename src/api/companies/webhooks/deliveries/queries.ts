/** Attempts of deliveries: those whose time has come, claimed one by one, and what they brought. */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { failingDays, mostAttempts, pauseAfter } from '#core/product/webhook.ts';
import { storableText } from '#platform/database/storable.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { WebhookAnswer } from '#platform/webhook/webhook-client.ts';

/** Payload of the job: one attempt of one delivery. */
export interface AttemptReference {
  deliveryId: string;
  accountId: string;
  round: number;
  /** Attempts made before. */
  attempts: number;
}

/** Across accounts: attempts whose time has come, the oldest of each account first. */
export function dueAttempts(db: Database): Promise<AttemptReference[]> {
  return inSystem(db, async (trx) => {
    const { rows } = await sql<AttemptReference>`
      select id as "deliveryId", account_id as "accountId", round, attempts
        from (select *, row_number() over (partition by account_id order by next_attempt_at) as place
                from webhook_delivery where state = 'pending' and next_attempt_at <= now()) as due
       where place <= 100 order by place limit 2000`.execute(trx);
    return rows;
  });
}

/** Deletes deliveries older than 30 days. */
export async function deleteOldDeliveries(trx: DatabaseTransaction): Promise<void> {
  await sql`delete from webhook_delivery where created_at < now() - interval '30 days'`.execute(trx);
}

/** A claimed attempt. */
export interface ClaimedAttempt {
  webhookId: string;
  url: string;
  payload: string;
  secret: string;
  /** Null: none, or its time is over. */
  previous: string | null;
  attempts: number;
}

/**
 * Counts the attempt and sets the time of the next one, so that one that dies with its process is followed all the same.
 * Undefined: it was made, or nothing is to be sent any more.
 */
export async function claimAttempt(
  trx: DatabaseTransaction,
  { deliveryId, round, attempts }: AttemptReference,
): Promise<ClaimedAttempt | undefined> {
  const { rows } = await sql<ClaimedAttempt & { isOn: boolean }>`
    update webhook_delivery as sent
       set attempts = sent.attempts + 1, last_attempt_at = now(),
           next_attempt_at = now() + make_interval(secs => ${pauseAfter(attempts + 1)})
      from webhook
     where sent.id = ${deliveryId} and sent.state = 'pending' and sent.round = ${round} and sent.attempts = ${attempts}
       and webhook.id = sent.webhook_id
    returning webhook.id as "webhookId", url, payload, secret, sent.attempts,
              case when previous_until > now() then previous_secret end as previous,
              is_enabled and disabled_at is null as "isOn"`.execute(trx);
  const [claimed] = rows;
  if (claimed === undefined) return undefined;
  if (claimed.isOn && claimed.attempts <= mostAttempts) return claimed;
  const failure = claimed.isOn ? sql`failure` : 'off';
  await sql`update webhook_delivery set state = 'failed', attempts = ${attempts}, failure = ${failure}
             where id = ${deliveryId}`.execute(trx);
  return undefined;
}

/** A webhook that an attempt disabled. */
export interface DisabledWebhook {
  name: string;
  since: Date;
}

/** Stores what an attempt brought. `isGone`: the receiver wants no more. Returns the webhook if that disabled it. */
export async function recordAttempt(
  trx: DatabaseTransaction,
  { deliveryId, round }: AttemptReference,
  { webhookId, attempts }: ClaimedAttempt,
  { status, failure, body, took }: WebhookAnswer,
): Promise<DisabledWebhook | undefined> {
  const isDelivered = status !== null && status >= 200 && status < 300;
  const state = isDelivered ? 'delivered' : attempts >= mostAttempts ? 'failed' : 'pending';
  await trx
    .updateTable('webhook_delivery')
    .set({ state, status, failure, took, response: storableText(body) })
    .where('id', '=', deliveryId)
    .where('round', '=', round)
    .where('attempts', '=', attempts)
    .execute();
  if (isDelivered) {
    await sql`update webhook set failing_since = null where id = ${webhookId} and failing_since is not null`.execute(
      trx,
    );
    return undefined;
  }
  const gone = status === 410;
  const { rows } = await sql<DisabledWebhook & { isDisabled: boolean }>`
    update webhook set failing_since = coalesce(failing_since, now()),
           disabled_at = case when ${gone} or failing_since < now() - make_interval(days => ${failingDays}) then now() end
     where id = ${webhookId} and disabled_at is null
    returning name, failing_since as since, disabled_at is not null as "isDisabled"`.execute(trx);
  return rows[0]?.isDisabled ? rows[0] : undefined;
}

/** The subscribers of an account, who are told of a disabled webhook. */
export function listSubscribers(
  trx: DatabaseTransaction,
  accountId: string,
): Promise<{ name: string; email: string }[]> {
  return trx
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('is_root', '=', true)
    .where('is_active', '=', true)
    .execute();
}
