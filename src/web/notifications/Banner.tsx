/** Notification as a strip over the page, in its own colours. */
import { X } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { NotificationLink } from './NotificationLink.tsx';
import { NotificationSign } from './NotificationSign.tsx';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

interface BannerProps extends ShownNotification {
  background: string;
  font: string;
  pending?: boolean;
  onClose?: () => void;
}

/** Of links and buttons, whose own colours are those of the theme. */
const ofStrip = { color: 'inherit', textDecoration: 'underline' };

export function Banner({ noteId, title, description, link, pending = false, ...rest }: BannerProps) {
  const { background, font, onClose } = rest;
  return (
    <Row gap={12} align="top" inset="bar" style={{ background, color: font }}>
      <NotificationSign noteId={noteId} />
      <Text as="p" grow overflow="breaks">
        <b>{title}.</b> {description}{' '}
        {link !== null && (
          <NotificationLink to={link} label={text.moreOf(title)} style={ofStrip} onFollow={onClose}>
            {text.more}
          </NotificationLink>
        )}
      </Text>
      <Button
        type="text"
        size="small"
        style={ofStrip}
        loading={pending}
        icon={<Icon of={X} />}
        aria-label={text.closeOf(title)}
        onClick={onClose}
      />
    </Row>
  );
}
