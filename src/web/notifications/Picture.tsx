/** Notification as a picture: pressed, it leads somewhere or is seen. */
import { Text } from '../ui/layout/Text.tsx';
import { ModalFrame } from '../ui/overlay/ModalFrame.tsx';
import overlay from '../ui/overlay/Overlay.module.css';
import { NotificationLink } from './NotificationLink.tsx';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

const width = 548;
/** A button that looks like what is in it. */
const bare = { display: 'block', width: '100%', padding: 0, border: 0, background: 'none', cursor: 'pointer' };
const whole = { display: 'block', width: '100%', height: 'auto' };

interface PictureProps extends ShownNotification {
  /** Null: it could not be read. */
  source: string | null;
  /** Drawn in place, as a preview. */
  inFrame?: boolean;
  /** Closed, pressed or followed. */
  onSeen?: () => void;
}

export function Picture({ title, description, link, source, inFrame = false, onSeen }: PictureProps) {
  const picture =
    source === null ? <Text tone="muted">{text.noImage}</Text> : <img style={whole} src={source} alt={description} />;
  return (
    <ModalFrame
      className={overlay.dialog}
      inFrame={inFrame}
      standing="waits"
      title={title}
      width={width}
      closes="cross"
      openedBy="answer"
      closeLabel={text.closeOf(title)}
      onClose={onSeen}
    >
      {link === null ? (
        <button type="button" style={bare} onClick={onSeen}>
          {picture}
          <span className="sr">{text.seen}</span>
        </button>
      ) : (
        <NotificationLink to={link} label={text.moreOf(title)} onFollow={onSeen}>
          {picture}
        </NotificationLink>
      )}
    </ModalFrame>
  );
}
