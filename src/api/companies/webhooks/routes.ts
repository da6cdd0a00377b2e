/** Webhooks of an account: kept, tried, and their deliveries seen and repeated. */
import { randomUUID } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { webhookOwner } from '#api/kernel/sealed-owners.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { testEvent } from '#core/product/webhook.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { newWebhookSecret } from '#platform/webhook/signature.ts';
import type { WebhookClient } from '#platform/webhook/webhook-client.ts';
import { ownCompany } from '../reach-company.ts';
import * as contract from './contract.ts';
import {
  changeWebhook,
  findDelivery,
  findWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhookRecords,
  removeWebhook,
  repeatDelivery,
  replaceSecret,
  type WebhookRecord,
} from './queries.ts';
import { text } from './text.es.ts';
import { deliveryDocument, stateNames, webhookDocument } from './webhook-document.ts';

/** Of an account. */
const mostWebhooks = 20;
const usualPage = 50;
/** Tries and repetitions of an account within an hour. */
const mostByHand = 120;
const hour = 3600;

export function mountWebhooks({ mount }: Router, services: Services): void {
  const { db, vault, webhooks } = services;
  mount(contract.listWebhooks, async ({ caller }) => {
    const found = await asCaller(db, caller, (trx) => listWebhookRecords(trx, caller.accountId));
    return { data: found.map(webhookDocument) };
  });
  mount(contract.createWebhook, ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      checkAddress(webhooks, body.url);
      if (body.companyId !== null) await ownCompany(trx, caller, body.companyId);
      const id = randomUUID();
      const secret = newWebhookSecret();
      const sealed = vault.seal(secret, webhookOwner({ accountId: caller.accountId, id }));
      if (!(await insertWebhook(trx, caller, { ...body, id, secret: sealed }, mostWebhooks)))
        throw new AppError('webhook.limit', { limit: mostWebhooks });
      await log(trx, caller, 'webhook.created', body.name, { companyId: body.companyId, events: body.events });
      return { data: { secret, webhook: webhookDocument(await reach(trx, caller, id)) } };
    }),
  );
  mount(contract.updateWebhook, ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      if (body.url !== undefined) checkAddress(webhooks, body.url);
      const { id, name } = await reach(trx, caller, params.webhookId);
      await changeWebhook(trx, id, body);
      const { url, ...told } = body;
      await log(trx, caller, 'webhook.changed', body.name ?? name, { ...told, address: url !== undefined });
      return { data: webhookDocument(await reach(trx, caller, id)) };
    }),
  );
  mount(contract.deleteWebhook, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const { id, name } = await reach(trx, caller, params.webhookId);
      await removeWebhook(trx, id);
      await log(trx, caller, 'webhook.deleted', name);
    });
    return undefined;
  });
  mount(contract.rotateWebhookSecret, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id, name } = await reach(trx, caller, params.webhookId);
      const secret = newWebhookSecret();
      await replaceSecret(trx, id, vault.seal(secret, webhookOwner({ accountId: caller.accountId, id })));
      await log(trx, caller, 'webhook.secret_changed', name);
      return { data: { secret, webhook: webhookDocument(await reach(trx, caller, id)) } };
    }),
  );
  mountDeliveries({ mount }, services);
}

function mountDeliveries({ mount }: Pick<Router, 'mount'>, { db }: Services): void {
  mount(contract.listWebhookDeliveries, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage, state: name } = query;
    const state = (['pending', 'delivered', 'failed'] as const).find((one) => stateNames[one] === name);
    return asCaller(db, caller, async (trx) => {
      const { id } = await reach(trx, caller, params.webhookId);
      const { deliveries, total } = await listDeliveries(trx, id, { state, page, pageSize });
      return { data: deliveries.map(deliveryDocument), meta: { page, pageSize, total } };
    });
  });
  mount(contract.tryWebhook, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id } = await reachActive(trx, caller, params.webhookId);
      await countByHand(trx, caller);
      const deliveryId = await insertTest(trx, caller.accountId, id, testEvent);
      return { data: deliveryDocument((await findDelivery(trx, id, deliveryId))!) };
    }),
  );
  mount(contract.repeatWebhookDelivery, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { id } = await reachActive(trx, caller, params.webhookId);
      if ((await findDelivery(trx, id, params.deliveryId)) === undefined) throw new AppError('resource.not_found');
      await countByHand(trx, caller);
      // One that is under way is not repeated: it will be sent.
      await repeatDelivery(trx, id, params.deliveryId);
      return { data: deliveryDocument((await findDelivery(trx, id, params.deliveryId))!) };
    }),
  );
}

async function reach(trx: DatabaseTransaction, caller: Caller, id: string): Promise<WebhookRecord> {
  const found = await findWebhook(trx, caller.accountId, id);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}

async function reachActive(trx: DatabaseTransaction, caller: Caller, id: string): Promise<WebhookRecord> {
  const found = await reach(trx, caller, id);
  if (!found.isEnabled || found.disabledAt !== null) throw new AppError('webhook.off', { name: found.name });
  return found;
}

async function countByHand(trx: DatabaseTransaction, { accountId }: Caller): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(trx, attemptKey('webhook', accountId), hour);
  if (attempts > mostByHand) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}

function checkAddress(client: WebhookClient, url: string): void {
  if (!client.accepts(url))
    throw new AppError('request.invalid', {}, [{ field: 'url', message: text.badUrl(client.ports) }]);
}

/** Addresses may hold secrets of the other system: the activity log has none. */
function log(
  trx: DatabaseTransaction,
  caller: Caller,
  act: Parameters<typeof logActivity>[2]['act'],
  target: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  return logActivity(trx, caller, { act, target, details });
}
