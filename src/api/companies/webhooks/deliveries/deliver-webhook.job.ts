/** Delivers events to webhooks: every attempt is a job, with the fair shares of accounts, and its time is in the outbox. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import { webhookOwner } from '#api/kernel/sealed-owners.ts';
import type { Services } from '#api/kernel/services.ts';
import type { Job, Queue } from '#platform/queue/queue.ts';
import { signatureHeaders } from '#platform/webhook/signature.ts';
import { text } from '../text.es.ts';
import {
  type AttemptReference,
  type ClaimedAttempt,
  claimAttempt,
  dueAttempts,
  listSubscribers,
  recordAttempt,
} from './queries.ts';

const deliverJob = 'deliver-webhook';
export const sendDueJob = 'send-due-webhooks';

type Needs = Pick<Services, 'db' | 'vault' | 'webhooks' | 'post' | 'publicUrl'>;

/** Enqueues attempts whose time has come; also each minute, for those that follow a failure or a dead process. */
export function sendDueWebhooksJob({ db, queue }: Pick<Services, 'db' | 'queue'>): Job<object> {
  return {
    name: sendDueJob,
    retries: 0,
    timeLimit: 60,
    concurrency: 1,
    schedule: '* * * * *',
    keepSeconds: 60,
    handle: () => sendDueWebhooks(db, queue),
  };
}

/** Each attempt once: the job's id is made of the delivery, its round and the attempt. */
async function sendDueWebhooks(db: Database, queue: Queue): Promise<void> {
  for (const reference of await dueAttempts(db)) await queue.send(deliverJob, reference, jobId(reference));
}

/** In the form of a UUID. */
function jobId({ deliveryId, round, attempts }: AttemptReference): string {
  const digest = createHash('sha256').update(`${deliveryId} ${round} ${attempts}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function deliverWebhookJob(services: Needs): Job<AttemptReference> {
  return {
    name: deliverJob,
    // Further attempts are jobs of their own.
    retries: 0,
    timeLimit: 40,
    concurrency: 6,
    ofOne: { concurrency: 2, account: ({ accountId }) => accountId },
    handle: (reference, { signal }) => deliver(services, reference, signal),
  };
}

async function deliver(services: Needs, reference: AttemptReference, signal: AbortSignal): Promise<void> {
  const { db, post, publicUrl, webhooks } = services;
  const { accountId, deliveryId } = reference;
  const house = { accountId, userId: 0, isAdmin: false };
  const claimed = await asCaller(db, house, (trx) => claimAttempt(trx, reference));
  if (claimed === undefined) return;
  const { url, payload } = claimed;
  const message = { id: deliveryId, timestamp: Math.floor(Date.now() / 1000), body: payload };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Cuadre-Webhooks/1',
    ...signatureHeaders(message, secretsOf(services, accountId, claimed)),
  };
  const answer = await webhooks.post(url, headers, payload, signal);
  const letters = await asCaller(db, house, async (trx) => {
    const disabled = await recordAttempt(trx, reference, claimed, answer);
    if (disabled === undefined) return [];
    const { name, since } = disabled;
    const actor = { accountId, userId: null, name: text.house };
    await logActivity(trx, actor, { act: 'webhook.disabled', target: name });
    const people = await listSubscribers(trx, accountId);
    return people.map((one) => ({
      to: one.email,
      letter: text.disabled(one.name, name, since, `${publicUrl()}/editar-perfil?seccion=webhooks`),
    }));
  });
  for (const { to, letter } of letters) await post.send(to, letter);
}

/** Throws when no key opens the secret: a message without a signature must not leave. */
function secretsOf({ vault }: Needs, accountId: string, { webhookId, secret, previous }: ClaimedAttempt): string[] {
  const owner = webhookOwner({ accountId, id: webhookId });
  const opened = [secret, ...(previous === null ? [] : [previous])].map((sealed) => vault.open(sealed, owner));
  const secrets = opened.filter((one) => one !== null);
  if (opened[0] === null) throw new Error('no key opens the secret of a webhook');
  return secrets;
}
