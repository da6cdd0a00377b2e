/**
 * Webhooks of an account: other systems are told of events in its companies. Of the subscriber alone, as they send data
 * out of the account; API tokens do not reach them.
 */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery } from '#core/call/list-query.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { testEvent, webhookEvents } from '#core/product/webhook.ts';

const closed = { additionalProperties: false } as const;
const moment = Type.String({ format: 'date-time' });
const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);
const eventSchema = Type.Enum([...webhookEvents]);
const deliveryStates = ['pendiente', 'entregado', 'fallido'] as const;
const stateSchema = Type.Enum([...deliveryStates]);

export const webhookSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    name: Type.String(),
    url: Type.String(),
    events: Type.Array(eventSchema),
    /** Null: all companies of the account. */
    company: nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
    /** `desactivado`: by Cuadre, after days without any delivery. */
    state: Type.Enum(['activo', 'apagado', 'desactivado']),
    /** First failed attempt since the last delivery. */
    failingSince: nullable(moment),
    createdAt: moment,
    createdBy: Type.String(),
    /** Until when the secret before the last change signs too. */
    previousSecretUntil: nullable(moment),
    lastDelivery: nullable(Type.Object({ at: moment, state: stateSchema })),
  }),
});
export type Webhook = Static<typeof webhookSchema>;

export const webhookDeliverySchema = Type.Object({
  /** Header `webhook-id`; the same in all attempts. */
  id: Type.String(),
  attributes: Type.Object({
    event: Type.Enum([...webhookEvents, testEvent]),
    companyId: nullable(Type.Integer()),
    state: stateSchema,
    attempts: Type.Integer(),
    mostAttempts: Type.Integer(),
    createdAt: moment,
    lastAttemptAt: nullable(moment),
    nextAttemptAt: nullable(moment),
    /** Of the last attempt: HTTP status, or a sentence why there is none; milliseconds; beginning of the answer. */
    status: nullable(Type.Integer()),
    failure: nullable(Type.String()),
    took: nullable(Type.Integer()),
    response: nullable(Type.String()),
    /** Body as it is signed and sent. */
    payload: Type.String(),
  }),
});
export type WebhookDelivery = Static<typeof webhookDeliverySchema>;

const common = { access: 'user', permission: 'root', tag: 'webhooks' } as const;
const webhookParams = Type.Object({ webhookId: Type.String({ format: 'uuid' }) }, closed);
const fields = {
  name: nameSchema({ minLength: 1, maxLength: 60 }),
  /** https, of a public host. */
  url: Type.String({ minLength: 10, maxLength: 500, pattern: '^https?://\\S+$' }),
  events: Type.Array(eventSchema, { minItems: 1, maxItems: webhookEvents.length, distinct: true }),
};
const companyId = nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }));
const withSecret = Type.Object({ data: Type.Object({ secret: Type.String(), webhook: webhookSchema }) });

export const listWebhooks = endpoint({
  ...common,
  method: 'GET',
  path: '/webhooks',
  summary: 'Lists the webhooks of the account, by name.',
  answer: Type.Object({ data: Type.Array(webhookSchema) }),
});

export const createWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks',
  secret: true,
  summary: 'Creates a webhook. The secret of its signatures is returned only once.',
  body: Type.Object({ ...fields, companyId }, closed),
  status: 201,
  answer: withSecret,
  errors: ['resource.not_found', 'webhook.limit'],
});

export const updateWebhook = endpoint({
  ...common,
  method: 'PATCH',
  path: '/webhooks/{webhookId}',
  summary: 'Changes a webhook. Enabling it ends a disablement after failures.',
  params: webhookParams,
  body: Type.Object(
    { ...Type.Partial(Type.Object(fields)).properties, enabled: Type.Optional(Type.Boolean()) },
    {
      ...closed,
      minProperties: 1,
    },
  ),
  answer: Type.Object({ data: webhookSchema }),
  errors: ['resource.not_found'],
});

export const deleteWebhook = endpoint({
  ...common,
  method: 'DELETE',
  path: '/webhooks/{webhookId}',
  anytime: true,
  summary: 'Deletes a webhook with its deliveries.',
  params: webhookParams,
  status: 204,
  errors: ['resource.not_found'],
});

export const rotateWebhookSecret = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{webhookId}/secret',
  secret: true,
  summary: 'Makes a new secret, returned only once. For 24 hours messages are signed with the one before too.',
  params: webhookParams,
  answer: withSecret,
  errors: ['resource.not_found'],
});

export const tryWebhook = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{webhookId}/test',
  summary: 'Sends an event `webhook.test`.',
  params: webhookParams,
  status: 202,
  answer: Type.Object({ data: webhookDeliverySchema }),
  errors: ['resource.not_found', 'webhook.off', 'request.rate_limited'],
});

export const listWebhookDeliveries = endpoint({
  ...common,
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  summary: 'Lists the deliveries of the last 30 days, newest first.',
  params: webhookParams,
  query: Type.Object({ ...pageQuery, state: Type.Optional(stateSchema) }, closed),
  answer: Type.Object({ data: Type.Array(webhookDeliverySchema), meta: pageMeta }),
  errors: ['resource.not_found'],
});

export const repeatWebhookDelivery = endpoint({
  ...common,
  method: 'POST',
  path: '/webhooks/{webhookId}/deliveries/{deliveryId}/repeat',
  summary: 'Sends a delivery again, with the same id and body.',
  params: Type.Object({ ...webhookParams.properties, deliveryId: Type.String({ format: 'uuid' }) }, closed),
  status: 202,
  answer: Type.Object({ data: webhookDeliverySchema }),
  errors: ['resource.not_found', 'webhook.off', 'request.rate_limited'],
});
