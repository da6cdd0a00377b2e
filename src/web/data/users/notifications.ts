/** Notifications of the user: the bell, what stands over the page, and all of them. Staff have none. */
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  followNotifications,
  getNotificationImage,
  listAllNotifications,
  listNotifications,
  markAllSeen,
  markSeen,
  remindLater,
} from '#api/users/notifications/calls.gen.ts';
import type {
  followNotifications as followDeclared,
  Notification,
  UnseenState,
} from '#api/users/notifications/contract.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { kindOf, licenseNote, type NotificationKind } from '#core/product/notification/notification.ts';
import { session } from '../session/session.ts';
import { call, events, open } from '../transport/api.ts';
import { dataAddress } from '../transport/data-address.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

/** Polling interval in milliseconds, where no stream tells. */
const every = 5 * 60_000;

export const notificationsKey = ['notifications'] as const;
const allKey = [...notificationsKey, 'all'] as const;

const notificationsQuery = queryOptions({
  queryKey: [...notificationsKey, 'unseen'] as const,
  queryFn: async ({ signal }) => (await call(listNotifications, { signal })).data,
  refetchInterval: every,
  // The bell shows failures in the seed's words.
  meta: { quiet: true },
});

/** All that are not seen: of the bell (`bellOf`) and over the page (`groupsOf`). */
export function useNotifications() {
  return useQuery(notificationsQuery);
}

/** Seen notifications leave the list; with the last image, the showing of images ends. */
export function useMarkSeen(reaction?: Reaction<unknown, number>) {
  const send = (id: number): Promise<unknown> => call(markSeen, { params: { notificationId: id } });
  const stored = (cache: QueryClient, _: unknown, id: number) => {
    const before = cache.getQueryData(notificationsQuery.queryKey) ?? [];
    const after = afterSeen(before, id);
    cache.setQueryData(notificationsQuery.queryKey, after);
    if (imagesOf(before).length > 0 && imagesOf(after).length === 0) session.lastImageSeen();
    void cache.invalidateQueries({ queryKey: allKey });
  };
  return useChange({ send, stored }, reaction);
}

/** Out of the way until the next sign-in: at once here, and the list is read again. */
export function useRemindLater(reaction?: Reaction<unknown, number>) {
  const send = (id: number): Promise<unknown> => call(remindLater, { params: { notificationId: id } });
  const stored = (cache: QueryClient, _: unknown, id: number) => {
    cache.setQueryData(notificationsQuery.queryKey, (list) => list && afterPostponed(list, id));
    void cache.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  };
  return useChange({ send, stored }, reaction);
}

/** `bell`: those that it lists; others wait on. */
export function useMarkAllSeen({ bell }: { bell: boolean }, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(markAllSeen, { query: bell ? { bell } : {} });
  const stored = (cache: QueryClient) => {
    if (!bell && imagesOf(cache.getQueryData(notificationsQuery.queryKey) ?? []).length > 0) session.lastImageSeen();
    return cache.invalidateQueries({ queryKey: notificationsKey });
  };
  return useChange({ send, stored }, reaction);
}

export type AllNotifications = QueryOf<typeof listAllNotifications>;

/** A page with its `meta`; the previous page stays until it arrives. */
export function useAllNotifications(query: AllNotifications) {
  return useQuery({
    queryKey: [...allKey, query],
    queryFn: ({ signal }) => call(listAllNotifications, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** URL of its picture, fetched with the token. */
export function useNotificationImage(id: number) {
  return useQuery({
    queryKey: ['notification-image', id],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const response = await open(getNotificationImage, { params: { notificationId: id }, signal });
      return dataAddress(await response.blob());
    },
  });
}

/** Name of the lock of the tab that follows, and of the channel by which it tells the others. */
const followed = 'cuadre-notifications';

/**
 * Reads again when the server says that something came or went. One tab of the browser follows for all: browsers open few
 * connections to a host. Without locks (plain http) the page asks at its interval alone.
 */
export function useFollowNotifications(isOn: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isOn || !navigator.locks) return;
    const leaving = new AbortController();
    const channel = new BroadcastChannel(followed);
    const readAgain = () => cache.invalidateQueries({ queryKey: notificationsKey });
    channel.onmessage = () => void readAgain();
    const follow = async () => {
      const request = { signal: leaving.signal };
      for await (const state of events<UnseenState, typeof followDeclared>(followNotifications, request, () => false)) {
        if (isKnown(cache.getQueryData(notificationsQuery.queryKey), state)) continue;
        channel.postMessage(null);
        await readAgain();
      }
    };
    // Refused, or left: another tab takes over.
    navigator.locks.request(followed, { signal: leaving.signal }, follow).catch(() => undefined);
    return () => {
      leaving.abort();
      channel.close();
    };
  }, [cache, isOn]);
}

function isKnown(list: readonly Notification[] | undefined, { newest, count }: UnseenState): boolean {
  return list !== undefined && list.length === count && (list[0]?.id ?? 0) === newest;
}

const isOfLicense = ({ attributes }: Notification) => attributes.notification_template.note_id === licenseNote;

/** The list after one has been seen: license warnings stay, out of the way. */
export function afterSeen(list: readonly Notification[], id: number): Notification[] {
  return afterPostponed(list, id).filter((one) => one.id !== id || isOfLicense(one));
}

/** The list after the user asked to be reminded of one later. */
export function afterPostponed(list: readonly Notification[], id: number): Notification[] {
  return list.map((one) =>
    one.id === id ? { ...one, attributes: { ...one.attributes, noti_is_postponed: true } } : one,
  );
}

const kindOfNotification = ({ attributes: { notification_template: template } }: Notification) =>
  kindOf(template.notification_display_option.nodo_id, template.note_file_url !== null);

/** What stands over the page, oldest first: pop-ups, banners and images that were not put off. */
export function groupsOf(list: readonly Notification[]) {
  const oldest = list.filter(({ attributes }) => !attributes.noti_is_postponed).toReversed();
  const of = (kind: NotificationKind) => oldest.filter((one) => kindOfNotification(one) === kind);
  return { popups: of('popup'), banners: of('banner'), images: of('image') };
}

const imagesOf = (list: readonly Notification[]) => groupsOf(list).images;

/** What the bell counts and lists: its own display option, and license warnings whatever theirs. */
export function bellOf(list: readonly Notification[]): Notification[] {
  return list.filter((one) => kindOfNotification(one) === 'bell' || isOfLicense(one));
}

/** Number on the bell, capped at 99. */
export function bellCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
