/** All notifications of a user. */
import { OwnNotifications } from './own/OwnNotifications.tsx';

export function Screen() {
  return <OwnNotifications />;
}
