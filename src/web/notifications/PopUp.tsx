/** Notification that asks to be accepted. */
import { Button } from '../ui/control/Button.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { NotificationLink } from './NotificationLink.tsx';
import type { ShownNotification } from './shown-notification.ts';
import { notificationText as text } from './text.es.ts';

/** Seed: px. */
const width = 500;

interface PopUpProps extends ShownNotification {
  /** Drawn in place, as a preview. */
  inFrame?: boolean;
  pending?: boolean;
  onAccept?: () => void;
  onLater?: () => void;
}

export function PopUp({ title, description, link, inFrame = false, pending = false, onAccept, onLater }: PopUpProps) {
  return (
    <Dialog
      open
      inFrame={inFrame}
      standing="waits"
      width={width}
      closes="never"
      title={title}
      footer={
        <>
          <Button disabled={pending} onClick={onLater}>
            {text.later}
          </Button>
          <Button type="primary" loading={pending} onClick={onAccept}>
            {text.accept}
          </Button>
        </>
      }
    >
      <Text as="p" tone="secondary" overflow="breaks">
        {description}
      </Text>
      {link !== null && (
        <Text as="p" above={8}>
          <NotificationLink to={link} label={text.moreOf(title)} onFollow={onAccept}>
            {text.more}
          </NotificationLink>
        </Text>
      )}
    </Dialog>
  );
}
