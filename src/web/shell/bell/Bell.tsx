/** Notifications in the top bar: count and list. Not for administrators. */
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#api/users/notifications/contract.ts';
import { licenseNote } from '#core/product/notification/notification.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { bellCount, bellOf, useMarkAllSeen, useMarkSeen, useNotifications } from '../../data/users/notifications.ts';
import { BellItem } from '../../notifications/BellItem.tsx';
import { markingFailure } from '../../notifications/marking-failure.ts';
import { shownOf } from '../../notifications/shown-notification.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Lines, Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import styles from './Bell.module.css';
import { bellText } from './text.es.ts';

export function Bell() {
  const isAuth = useSession((state) => state.isAuth);
  return isAuth && !isAdmin() ? <Notifications /> : null;
}

function Notifications() {
  const { data = [], error } = useNotifications();
  const list = bellOf(data);
  useEffect(() => {
    if (error && !(error instanceof ApiError && error.told)) notify({ title: bellText.listFailed });
  }, [error]);
  const trigger = (
    <Button
      type="text"
      className={styles.bell}
      title={bellText.title}
      aria-label={bellText.open(list.length)}
      icon={
        <>
          <Icon of={BellIcon} />
          {list.length > 0 && (
            <span className={styles.count} aria-hidden>
              {bellCount(list.length)}
            </span>
          )}
        </>
      }
    />
  );
  return (
    <Popover trigger={trigger} className={styles.list}>
      {(close) => (
        <section aria-label={bellText.title}>
          <Row justify="between">
            <h3>{bellText.title}</h3>
            {list.length > 0 && <MarkAll />}
          </Row>
          {list.length === 0 && (
            <Text as="p" tone="muted" above={8}>
              {error ? bellText.listFailed : bellText.empty}
            </Text>
          )}
          {list.length > 0 && (
            <Lines className={styles.items}>
              {list.map((notification) => (
                <Item key={notification.id} notification={notification} onClose={close} />
              ))}
            </Lines>
          )}
          <Text as="p" above={8}>
            <Link to="/notificaciones" onClick={close}>
              {bellText.all}
            </Link>
          </Text>
        </section>
      )}
    </Popover>
  );
}

function MarkAll() {
  const seen = useMarkAllSeen({ bell: true }, markingFailure);
  return (
    <Button type="link" size="small" loading={seen.isPending} onClick={() => seen.mutate()}>
      {bellText.allSeen}
    </Button>
  );
}

function Item({ notification, onClose }: { notification: Notification; onClose: () => void }) {
  const { id, attributes } = notification;
  const { note_id: noteId } = attributes.notification_template;
  const seen = useMarkSeen(markingFailure);
  const open = () => {
    seen.mutate(id);
    onClose();
  };
  return (
    <BellItem
      {...shownOf(notification)}
      severity={attributes.noti_severity}
      stays={noteId === licenseNote}
      pending={seen.isPending}
      onFollow={open}
      onSeen={() => seen.mutate(id)}
    />
  );
}
