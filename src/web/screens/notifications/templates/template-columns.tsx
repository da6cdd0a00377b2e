/** Columns of the list of templates. */
import { Link } from 'react-router';
import type { NotificationTemplate } from '#api/users/notifications/templates/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { audienceName, kindName, templateStateName } from '#core/product/notification/notification.es.ts';
import { formatDay } from '#web/dates.es.ts';
import type { ListColumn } from '../../../lists/columns.ts';
import { templatesText as text } from './text.es.ts';

type Attributes = NotificationTemplate['attributes'];

export const templateColumns: readonly ListColumn<NotificationTemplate>[] = [
  { key: 'number', title: text.number, isFigure: true, cell: ({ id }) => id },
  {
    key: 'title',
    title: text.name,
    isName: true,
    cell: ({ id, attributes }) => <Link to={`/notificaciones/${id}`}>{attributes.title}</Link>,
  },
  { key: 'kind', title: text.shown, cell: ({ attributes }) => kindName[attributes.kind] },
  { key: 'audience', title: text.audience, cell: ({ attributes }) => audienceWords(attributes) },
  { key: 'validity', title: text.validity, cell: ({ attributes }) => validityWords(attributes) },
  { key: 'sent', title: text.sent, isFigure: true, cell: ({ attributes: { sent } }) => figure(sent, sent) },
  {
    key: 'seen',
    title: text.seen,
    isFigure: true,
    cell: ({ attributes: { seen, sent } }) =>
      sent === 0 ? text.none : `${formatCount(seen)} · ${text.rate(seen, sent)}`,
  },
  { key: 'state', title: text.state, cell: ({ attributes }) => templateStateName[attributes.state] },
];

const figure = (count: number, sent: number) => (sent === 0 ? text.none : formatCount(count));

function audienceWords({ isAnnouncement, audience }: Attributes): string {
  if (!isAnnouncement) return text.ofProduct;
  const names = audience.chosen.map(({ name }) => name);
  if (audience.kind === 'plan' || audience.kind === 'software')
    return names.length === 0 ? audienceName[audience.kind] : `${audienceName[audience.kind]}: ${names.join(', ')}`;
  return audience.kind === 'all' ? audienceName.all : `${audienceName[audience.kind]}: ${formatCount(names.length)}`;
}

export function validityWords({ isAnnouncement, startsAt, endsAt }: Attributes): string {
  if (!isAnnouncement) return text.always;
  if (startsAt === null) return text.noDate;
  return endsAt === null ? text.from(formatDay(startsAt)) : text.range(formatDay(startsAt), formatDay(endsAt));
}
