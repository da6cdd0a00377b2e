/** One notification in the list of all: what it says, of which company and when, and whether it was seen. */
import type { listAllNotifications } from '#api/users/notifications/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { licenseNote } from '#core/product/notification/notification.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { useMarkSeen } from '../../../data/users/notifications.ts';
import { markingFailure } from '../../../notifications/marking-failure.ts';
import { NotificationLink } from '../../../notifications/NotificationLink.tsx';
import { NotificationSign } from '../../../notifications/NotificationSign.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { ownText } from './text.es.ts';

type Kept = AnswerOf<typeof listAllNotifications>['data'][number];

export function NotificationItem({ notification: { id, attributes, meta } }: { notification: Kept }) {
  const { note_id: noteId, note_title: title, note_redirect_url: link } = attributes.notification_template;
  const { noti_severity: severity } = attributes;
  const seen = useMarkSeen(markingFailure);
  const isSeen = meta.seenAt !== null;
  const created = new Date(meta.createdAt);
  const when = [meta.company?.name, `${formatDay(meta.createdAt)}, ${formatClock(created)}`]
    .filter(Boolean)
    .join(' · ');
  const words = <Text weight={isSeen ? undefined : 'strong'}>{title}</Text>;
  return (
    <Row as="li" gap={12} align="top">
      <NotificationSign noteId={noteId} className="mut" />
      <Text as="div" grow overflow="breaks">
        <Row wrap gap={8} rowGap={0}>
          {link === null ? (
            words
          ) : (
            <NotificationLink to={link} onFollow={() => !isSeen && seen.mutate(id)}>
              {words}
            </NotificationLink>
          )}
          {severity !== null && <SeverityMark mark={severity} />}
        </Row>
        <Text as="p" tone="secondary">
          {attributes.noti_description}
        </Text>
        <Second>{when}</Second>
      </Text>
      {isSeen ? (
        <span className="mut">{ownText.seen}</span>
      ) : (
        noteId !== licenseNote && (
          <Button
            size="small"
            loading={seen.isPending}
            aria-label={ownText.markSeenOf(title)}
            onClick={() => seen.mutate(id)}
          >
            {ownText.markSeen}
          </Button>
        )
      )}
    </Row>
  );
}
