/** Notifications of the user. Staff have none. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listNotifications, markSeen } from '#api/users/notifications/calls.gen.ts';
import type { Notification } from '#api/users/notifications/contract.ts';
import { licenseNote } from '#core/product/notification/notification.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** Polling interval in milliseconds. */
const every = 5 * 60_000;

export const notificationsKey = ['notifications'] as const;

const notificationsQuery = queryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ signal }) => (await call(listNotifications, { signal })).data,
  refetchInterval: every,
  // The bell shows failures in the seed's words.
  meta: { quiet: true },
});

export function useNotifications() {
  return useQuery(notificationsQuery);
}

/** Seen notifications leave the list. */
export function useMarkSeen(id: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(markSeen, { params: { notificationId: id } });
  const stored = (cache: QueryClient) =>
    cache.setQueryData(notificationsQuery.queryKey, (list) => list && afterSeen(list, id));
  return useChange({ send, stored }, reaction);
}

/** The list after one has been seen: license warnings stay. */
export function afterSeen(list: readonly Notification[], id: number): Notification[] {
  return list.filter(
    ({ id: other, attributes }) => other !== id || attributes.notification_template.note_id === licenseNote,
  );
}

/** Number on the bell, capped at 99. */
export function bellCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
