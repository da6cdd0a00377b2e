/** A notification in the list of the bell. */
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { NotificationLink } from './NotificationLink.tsx';
import { NotificationSign } from './NotificationSign.tsx';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

interface BellItemProps extends ShownNotification {
  noteId: number;
  /** It stays in the list whatever the user does. */
  stays?: boolean;
  pending?: boolean;
  onFollow?: () => void;
  onSeen?: () => void;
}

export function BellItem({ title, description, link, noteId, stays = false, pending = false, ...acts }: BellItemProps) {
  return (
    <Row as="li" gap={12} align="top">
      <NotificationSign noteId={noteId} className="mut" />
      <div>
        <b>{title}</b>
        <Text as="p" tone="secondary" overflow="breaks">
          {description}
        </Text>
        <Row gap={16} above={4}>
          {link !== null && (
            <NotificationLink to={link} onFollow={acts.onFollow} label={text.seeOf(title)}>
              {text.see}
            </NotificationLink>
          )}
          {!stays && (
            <Button type="link" size="small" disabled={pending} onClick={acts.onSeen}>
              {text.seen}
            </Button>
          )}
        </Row>
      </div>
    </Row>
  );
}
