/** Webhooks of the account, and their deliveries. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  repeatWebhookDelivery,
  rotateWebhookSecret,
  tryWebhook,
  updateWebhook,
} from '#api/companies/webhooks/calls.gen.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const webhooksKey = ['webhooks'];
const deliveriesKey = (webhookId: string) => [...webhooksKey, webhookId, 'deliveries'];

/** Milliseconds between looks at deliveries that are under way. */
const lookMs = 2000;

function readAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: webhooksKey });
}

export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).data,
    meta: { quiet: true },
  });
}

/** A page of deliveries, newest first; followed while one of them is under way. */
export function useDeliveries(webhookId: string, page: number) {
  return useQuery({
    queryKey: [...deliveriesKey(webhookId), page],
    queryFn: ({ signal }) =>
      call(listWebhookDeliveries, { params: { webhookId }, query: { page, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ attributes }) => attributes.state === 'pendiente') ? lookMs : false,
    meta: { quiet: true },
  });
}

type Made = AnswerOf<typeof createWebhook>['data'];

/** The answer holds the secret, only this once. */
export function useCreateWebhook(reaction?: Reaction<Made, BodyOf<typeof createWebhook>>) {
  const send = async (body: BodyOf<typeof createWebhook>) => (await call(createWebhook, { body })).data;
  return useChange({ send, stored: readAgain }, reaction);
}

interface Change {
  webhookId: string;
  body: BodyOf<typeof updateWebhook>;
}

export function useUpdateWebhook(reaction?: Reaction<unknown, Change>) {
  const send = async ({ webhookId, body }: Change): Promise<unknown> =>
    call(updateWebhook, { params: { webhookId }, body });
  return useChange({ send, settled: readAgain }, reaction);
}

export function useDeleteWebhook(reaction?: Reaction<unknown, string>) {
  const send = async (webhookId: string): Promise<unknown> => call(deleteWebhook, { params: { webhookId } });
  return useChange({ send, settled: readAgain }, reaction);
}

/** The answer holds the new secret, only this once. */
export function useRotateSecret(reaction?: Reaction<Made, string>) {
  const send = async (webhookId: string) => (await call(rotateWebhookSecret, { params: { webhookId } })).data;
  return useChange({ send, stored: readAgain }, reaction);
}

export function useTryWebhook(reaction?: Reaction<unknown, string>) {
  const send = async (webhookId: string): Promise<unknown> => call(tryWebhook, { params: { webhookId } });
  return useChange({ send, settled: readAgain }, reaction);
}

export function useRepeatDelivery(webhookId: string, reaction?: Reaction<unknown, string>) {
  const send = async (deliveryId: string): Promise<unknown> =>
    call(repeatWebhookDelivery, { params: { webhookId, deliveryId } });
  return useChange({ send, settled: readAgain }, reaction);
}
