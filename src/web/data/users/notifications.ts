/** What the user has to be told. Administrators are told nothing. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { licenseNote, listNotifications, markSeen } from '#api/users/notifications/calls.gen.ts';
import type { Notification } from '#api/users/notifications/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** How often the page asks by itself, in milliseconds. */
const every = 5 * 60_000;

export const notificationsKey = ['notifications'] as const;

const notificationsQuery = queryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ signal }) => (await call(listNotifications, { signal })).data,
  refetchInterval: every,
  // The bell says it in the seed's words.
  meta: { quiet: true },
});

export function useNotifications() {
  return useQuery(notificationsQuery);
}

/** Once it is seen it leaves the list. */
export function useMarkSeen(id: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(markSeen, { params: { notificationId: id } });
  const stored = (cache: QueryClient) =>
    cache.setQueryData(notificationsQuery.queryKey, (list) => list && afterSeen(list, id));
  return useChange({ send, stored }, reaction);
}

/** The list once one has been seen: the one about the license stays. */
export function afterSeen(list: readonly Notification[], id: number): Notification[] {
  return list.filter(
    ({ id: other, attributes }) => other !== id || attributes.notification_template.note_id === licenseNote,
  );
}

/** The number on the bell: beyond 99 it does not count. */
export function bellCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
