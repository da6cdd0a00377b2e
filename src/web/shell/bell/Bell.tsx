/** The bell of the top bar: how many notifications there are, and all of them below it. Not for administrators. */
import { Bell as BellIcon, Hourglass, TriangleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { licenseNote } from '#api/users/notifications/calls.gen.ts';
import type { Notification } from '#api/users/notifications/contract.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { isAdmin, session, useSession } from '../../data/session/session.ts';
import { bellCount, useMarkSeen, useNotifications } from '../../data/users/notifications.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './Bell.module.css';
import { bellText } from './text.es.ts';

export function Bell() {
  const isAuth = useSession((state) => state.isAuth);
  return isAuth && !isAdmin() ? <Notifications /> : null;
}

function Notifications() {
  const id = useId();
  const { data: list = [], error } = useNotifications();
  useEffect(() => {
    if (error && !(error instanceof ApiError && error.told)) notify({ title: bellText.listFailed });
  }, [error]);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button type="button" className={styles.bell} popoverTarget={id} title={bellText.title}>
        <Icon of={BellIcon} />
        <span className="sr">{bellText.open(list.length)}</span>
        {list.length > 0 && (
          <span className={styles.count} aria-hidden>
            {bellCount(list.length)}
          </span>
        )}
      </button>
      <section id={id} popover="auto" className={styles.list} aria-label={bellText.title}>
        <h2>{bellText.title}</h2>
        {list.length === 0 && <p className="mut">{bellText.empty}</p>}
        {list.length > 0 && (
          <ul>
            {list.map((notification) => (
              <Item key={notification.id} notification={notification} onClose={close} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The seed's: an hourglass for template 2, an alert for 3, a bell for the others. */
const icons = new Map([
  [2, Hourglass],
  [3, TriangleAlert],
]);

function Item({ notification: { id, attributes }, onClose }: { notification: Notification; onClose: () => void }) {
  const { note_id: noteId, note_title: title, note_redirect_url: link } = attributes.notification_template;
  const seen = useMarkSeen(id, {
    meta: { quiet: true },
    onError: (failure) => {
      session.hideLoader();
      if (failure instanceof ApiError && failure.told) return;
      notify({ title: bellText.seenFailedTitle, description: bellText.seenFailed });
    },
  });
  const Sign = icons.get(noteId) ?? BellIcon;
  const open = () => {
    seen.mutate();
    onClose();
  };
  return (
    <li className={styles.item}>
      <Icon of={Sign} />
      <div>
        <b>{title}</b>
        <p>{attributes.noti_description}</p>
        <div className={styles.buttons}>
          {link?.startsWith('/') && (
            <Link to={link} onClick={open} aria-label={bellText.seeOf(title)}>
              {bellText.see}
            </Link>
          )}
          {noteId !== licenseNote && (
            <button type="button" disabled={seen.isPending} onClick={() => seen.mutate()}>
              {bellText.seen}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
