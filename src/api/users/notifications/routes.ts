/** The bell and all notifications of the caller, marking them as seen, and the stream that tells of new ones. */

import { Readable } from 'node:stream';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { displayOption } from '#core/product/notification/notification.ts';
import { apiBase, type Router } from '#platform/http/router.ts';
import type { UserServices } from '../services.ts';
import * as contract from './contract.ts';
import { followNotifications } from './follow-notifications.ts';
import * as queries from './queries.ts';
import { mountTemplates } from './templates/routes.ts';

const usualPage = 20;

export function mountNotifications(router: Router, services: UserServices): void {
  mountBell(router, services);
  mountList(router, services);
  mountStream(router, services);
  mountTemplates(router, services);
}

type Reader = Parameters<typeof queries.findOfUser>[1];

async function readOne(trx: DatabaseTransaction, reader: Reader, id: number): Promise<contract.Notification> {
  const found = await queries.findOfUser(trx, reader, id);
  if (found === undefined) throw new AppError('resource.not_found');
  return notificationDocument(found);
}

function mountBell({ mount }: Router, { db }: UserServices): void {
  mount(contract.listNotifications, async ({ caller }) => {
    const found = await asCaller(db, caller, (trx) => queries.listOfUser(trx, caller));
    return { data: found.map(notificationDocument) };
  });
  mount(contract.markSeen, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const data = await readOne(trx, caller, params.notificationId);
      await queries.markAsSeen(trx, caller, params.notificationId);
      return { data };
    }),
  );
  mount(contract.remindLater, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await queries.postpone(trx, caller.userId, params.notificationId);
      return { data: await readOne(trx, caller, params.notificationId) };
    }),
  );
  mount(contract.markAllSeen, async ({ query, caller }) => {
    await asCaller(db, caller, (trx) => queries.markAllAsSeen(trx, caller, { bell: query.bell === true }));
    return undefined;
  });
  mount(contract.getNotificationImage, async ({ params, caller, reply }) => {
    const webp = await asCaller(db, caller, (trx) => queries.findImage(trx, caller.userId, params.notificationId));
    if (webp === undefined) throw new AppError('resource.not_found');
    return reply.type('image/webp').send(webp);
  });
}

function mountList({ mount }: Router, { db }: UserServices): void {
  mount(contract.listAllNotifications, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, ...wish } = query;
    return asCaller(db, caller, async (trx) => {
      const found = await queries.listKept(trx, caller, wish, { page, pageSize });
      const counts = await queries.countKept(trx, caller.userId);
      const data = found.map((kept) => ({
        ...notificationDocument(kept),
        meta: {
          topic: kept.topic,
          company: kept.companyId === null ? null : { id: kept.companyId, name: kept.companyName ?? '' },
          createdAt: kept.createdAt.toISOString(),
          seenAt: kept.seenAt?.toISOString() ?? null,
        },
      }));
      return { data, meta: { page, pageSize, total: found[0]?.total ?? 0, ...counts } };
    });
  });
}

function mountStream({ mount }: Router, { db, feed }: UserServices): void {
  mount(contract.followNotifications, async ({ caller, reply, callerNow }) => {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    const ports = {
      read: () => asCaller(db, caller, (trx) => queries.unseenState(trx, caller.userId)),
      feed,
      topics: [queries.notificationTopic(caller.accountId), queries.everybodyTopic],
      mayFollow: () => feed.access.get(`${caller.sessionId} notifications`, async () => (await callerNow()) !== null),
    };
    return reply.send(Readable.from(followNotifications(ports, leaving.signal)));
  });
}

function notificationDocument(record: queries.NotificationRecord): contract.Notification {
  const { id, noteId, description, redirectUrl, templateUrl, severity, title, about, kind, hasImage } = record;
  const isShown = kind === 'image' && hasImage;
  return {
    id,
    attributes: {
      noti_description: description ?? about,
      noti_is_postponed: record.isPostponed,
      noti_severity: severity,
      notification_template: {
        note_id: noteId,
        note_title: title,
        note_description: about,
        note_redirect_url: redirectUrl ?? templateUrl,
        note_file_url: isShown ? `${apiBase}/notification/${id}/image` : null,
        notification_display_option: {
          nodo_id: displayOption[kind],
          nodo_options: { 'background-color': record.background, 'font-color': record.font },
        },
      },
    },
  };
}
