/** Notification as a strip over the page, in its own colours. */
import { Bell, X } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { NotificationLink } from './NotificationLink.tsx';
import styles from './Notifications.module.css';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

interface BannerProps extends ShownNotification {
  background: string;
  font: string;
  pending?: boolean;
  onClose?: () => void;
}

export function Banner({ title, description, link, background, font, pending = false, onClose }: BannerProps) {
  return (
    <Row gap={12} align="top" className={styles.banner} style={{ background, color: font }}>
      <Icon of={Bell} />
      <p>
        <b>{title}.</b> {description}{' '}
        {link !== null && (
          <NotificationLink to={link} label={text.moreOf(title)} onFollow={onClose}>
            {text.more}
          </NotificationLink>
        )}
      </p>
      <Button
        type="text"
        size="small"
        className={styles.close}
        loading={pending}
        icon={<Icon of={X} />}
        aria-label={text.closeOf(title)}
        onClick={onClose}
      />
    </Row>
  );
}
