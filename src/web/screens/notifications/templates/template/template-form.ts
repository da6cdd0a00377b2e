/** Values of the form of a template, and the request body. */
import type {
  Audience,
  AudienceOption,
  NotificationTemplate,
  TemplateBody,
} from '#api/users/notifications/templates/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import type { AudienceKind, NotificationKind } from '#core/product/notification/notification.ts';

/** Whom it is for, with the names of what was chosen. */
export interface AudienceValue {
  kind: AudienceKind;
  chosen: readonly AudienceOption[];
}

export interface TemplateValues {
  kind: NotificationKind;
  title: string;
  description: string;
  link: string;
  background: string;
  font: string;
  audience: AudienceValue;
  /** `YYYY-MM-DD` and `HH:MM` in Bogotá; empty: none. */
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

/** Names of the fields of the body in the form. */
export const formNames = {
  kind: 'kind',
  title: 'title',
  description: 'description',
  link: 'link',
  font: 'font',
  background: 'background',
  audience: 'audience',
  starts_at: 'startDay',
  ends_at: 'endDay',
} as const;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Bogota', hour: '2-digit', minute: '2-digit' });

const startOfDay = '08:00';
const endOfDay = '18:00';

/** Of a new one: a pop-up for everybody, sent at once. */
export function valuesOf(template: NotificationTemplate | null): TemplateValues {
  if (template === null)
    return {
      kind: 'popup',
      title: '',
      description: '',
      link: '',
      background: '#F9F2DB',
      font: '#14211D',
      audience: { kind: 'all', chosen: [] },
      startDay: '',
      startTime: startOfDay,
      endDay: '',
      endTime: endOfDay,
    };
  const { kind, title, description, link, background, font, audience, startsAt, endsAt } = template.attributes;
  const [startDay, startTime] = momentOf(startsAt, startOfDay);
  const [endDay, endTime] = momentOf(endsAt, endOfDay);
  const times = { startDay, startTime, endDay, endTime };
  return { kind, title, description, link: link ?? '', background, font, audience, ...times };
}

function momentOf(iso: string | null, usual: string): [day: string, time: string] {
  if (iso === null) return ['', usual];
  const date = new Date(iso);
  return [dayInBogota(date), clock.format(date)];
}

/** A moment in Bogotá as ISO; null without a day. */
export function instantOf(day: string, time: string): string | null {
  return day === '' ? null : `${day}T${time === '' ? '00:00' : time}:00-05:00`;
}

export function audienceOf({ kind, chosen }: AudienceValue): Audience {
  return { kind, ids: kind === 'all' ? [] : chosen.map(({ id }) => id) };
}

export function bodyOf(values: TemplateValues, before: NotificationTemplate | null): TemplateBody {
  const { kind, title, description, link, background, font, audience } = values;
  const look = { kind, title: title.trim(), description: description.trim(), background, font };
  const { startsAt = null, isAnnouncement = true, sentAt = null, link: ownLink = null } = before?.attributes ?? {};
  if (!isAnnouncement)
    return { ...look, link: ownLink, audience: { kind: 'all', ids: [] }, starts_at: null, ends_at: null };
  return {
    ...look,
    link: link.trim() === '' ? null : link.trim(),
    audience: audienceOf(audience),
    // To the second as it was, once it cannot change.
    starts_at: sentAt === null ? instantOf(values.startDay, values.startTime) : startsAt,
    ends_at: instantOf(values.endDay, values.endTime),
  };
}

/** Whether a moment lies ahead. */
export function isAhead({ startDay, startTime }: Pick<TemplateValues, 'startDay' | 'startTime'>, now: Date): boolean {
  const start = instantOf(startDay, startTime);
  return start !== null && new Date(start) > now;
}
