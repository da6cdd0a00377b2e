/** The bell: the caller's notifications, and marking them as seen. */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { listNotifications, markSeen, type Notification } from './contract.ts';
import { listOfUser, markAsSeen, type NotificationRecord } from './queries.ts';
import { templateOf } from './templates.ts';

export function mountNotifications({ mount }: Router, { db }: Services): void {
  mount(listNotifications, async ({ caller }) => {
    const found = await asCaller(db, caller, (trx) => listOfUser(trx, caller.userId));
    return { data: found.map(notificationDocument) };
  });
  mount(markSeen, async ({ params, caller }) => {
    const seen = await asCaller(db, caller, (trx) => markAsSeen(trx, caller.userId, params.notificationId));
    if (seen === undefined) throw new AppError('resource.not_found');
    return { data: notificationDocument(seen) };
  });
}

function notificationDocument({ id, noteId, description, redirectUrl }: NotificationRecord): Notification {
  const template = templateOf(noteId);
  const note_redirect_url = redirectUrl ?? template.note_redirect_url;
  return {
    id,
    attributes: { noti_description: description, notification_template: { ...template, note_redirect_url } },
  };
}
