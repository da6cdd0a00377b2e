/** Webhooks and deliveries as the API returns them. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { mostAttempts } from '#core/product/webhook.ts';
import type { Webhook, WebhookDelivery } from './contract.ts';
import type { DeliveryRecord, WebhookRecord } from './queries.ts';
import { text } from './text.es.ts';

export const stateNames = { pending: 'pendiente', delivered: 'entregado', failed: 'fallido' } as const;

export function webhookDocument({ id, name, url, events, ...record }: WebhookRecord): Webhook {
  const { companyId, company, lastAt, lastState } = record;
  const off = record.disabledAt === null ? 'apagado' : 'desactivado';
  return {
    id,
    attributes: {
      name,
      url,
      events,
      company: companyId === null ? null : { id: companyId, name: company ?? '' },
      state: record.isEnabled && record.disabledAt === null ? 'activo' : off,
      failingSince: record.failingSince?.toISOString() ?? null,
      createdAt: record.createdAt.toISOString(),
      createdBy: record.createdBy,
      previousSecretUntil: record.previousUntil?.toISOString() ?? null,
      lastDelivery:
        lastAt === null || lastState === null ? null : { at: lastAt.toISOString(), state: stateNames[lastState] },
    },
  };
}

export function deliveryDocument({ id, state, failure, ...record }: DeliveryRecord): WebhookDelivery {
  return {
    id,
    attributes: {
      event: record.event,
      companyId: record.companyId,
      state: stateNames[state],
      attempts: record.attempts,
      mostAttempts,
      createdAt: record.createdAt.toISOString(),
      lastAttemptAt: record.lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: state === 'pending' ? record.nextAttemptAt.toISOString() : null,
      status: record.status,
      failure: failure === null ? null : lookUp(text.failures, failure)!,
      took: record.took,
      response: record.response,
      payload: record.payload,
    },
  };
}
