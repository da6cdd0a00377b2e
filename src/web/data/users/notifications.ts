/** What the user has to be told. Administrators are told nothing. */
import { queryOptions } from '@tanstack/react-query';
import { licenceNote, listNotifications, type Notification } from '#api/users/notifications/contract.ts';
import { call } from '../transport/api.ts';

/** How often the page asks by itself. */
const everyMs = 5 * 60_000;

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => (await call(listNotifications, { signal })).data,
  refetchInterval: everyMs,
  // The bell says it in the seed's words.
  meta: { quiet: true },
});

/** The list once one has been seen: the one about the licence stays. */
export function afterSeen(list: readonly Notification[], id: number): Notification[] {
  return list.filter(
    ({ id: other, attributes }) => other !== id || attributes.notification_template.note_id === licenceNote,
  );
}

/** The number on the bell: beyond 99 it does not count. */
export function bellCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
