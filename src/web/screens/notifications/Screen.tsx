/** Notifications: their templates for staff, one's own for everybody else. */
import { isAdmin } from '../../data/session/session.ts';
import { OwnNotifications } from './own/OwnNotifications.tsx';
import { TemplateList } from './templates/TemplateList.tsx';

export function Screen() {
  return isAdmin() ? <TemplateList /> : <OwnNotifications />;
}
