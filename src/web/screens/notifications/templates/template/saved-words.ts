/** What is said after a template was saved, scheduled or sent. */
import type { NotificationTemplate } from '#api/users/notifications/templates/contract.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { notify } from '../../../../data/failures/notices.ts';
import { templatesText as text } from '../text.es.ts';

export function sayWhatWasSaved({ attributes }: NotificationTemplate, before: NotificationTemplate | null): void {
  const { scheduledAt, startsAt } = attributes;
  const wasScheduled = (before?.attributes.scheduledAt ?? null) !== null;
  if (scheduledAt === null || startsAt === null || wasScheduled) {
    notify({ title: text.saved }, 'success');
    return;
  }
  const start = new Date(startsAt);
  const when = `${formatDay(startsAt)}, ${formatClock(start)}`;
  notify(
    start <= new Date()
      ? { title: text.sentTitle, description: text.sentWords }
      : { title: text.scheduled, description: text.scheduledWords(when) },
    'success',
  );
}
