/** What the components of notifications show, of one that arrived or of one that is being written. */
import type { Notification } from '#api/users/notifications/contract.ts';

export interface ShownNotification {
  /** Of its template: decides the icon. */
  noteId: number;
  title: string;
  description: string;
  link: string | null;
}

export function shownOf({ attributes }: Notification): ShownNotification {
  const { note_id: noteId, note_title: title, note_redirect_url: link } = attributes.notification_template;
  return { noteId, title, description: attributes.noti_description, link };
}
