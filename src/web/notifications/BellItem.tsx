/** A notification in the list of the bell. */
import type { Severity } from '#core/engine/severity.ts';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { SeverityMark } from '../ui/mark/SeverityMark.tsx';
import { NotificationLink } from './NotificationLink.tsx';
import { NotificationSign } from './NotificationSign.tsx';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

interface BellItemProps extends ShownNotification {
  /** Of an alert. */
  severity?: Severity | null;
  /** It stays in the list whatever the user does. */
  stays?: boolean;
  pending?: boolean;
  onFollow?: () => void;
  onSeen?: () => void;
}

export function BellItem({ title, description, link, stays = false, pending = false, ...rest }: BellItemProps) {
  const { noteId, severity = null, onFollow, onSeen } = rest;
  return (
    <Row as="li" gap={12} align="top">
      <NotificationSign noteId={noteId} className="mut" />
      <div>
        <Row wrap gap={8} rowGap={0}>
          <b>{title}</b>
          {severity !== null && <SeverityMark mark={severity} />}
        </Row>
        <Text as="p" tone="secondary" overflow="breaks">
          {description}
        </Text>
        <Row gap={16} above={4}>
          {link !== null && (
            <NotificationLink to={link} onFollow={onFollow} label={text.seeOf(title)}>
              {text.see}
            </NotificationLink>
          )}
          {!stays && (
            <Button type="link" size="small" disabled={pending} onClick={onSeen}>
              {text.seen}
            </Button>
          )}
        </Row>
      </div>
    </Row>
  );
}
