/** Icon of a notification. */
import { Bell, Hourglass, TriangleAlert } from 'lucide-react';
import { Icon } from '../ui/mark/Icon.tsx';

/** Seed: hourglass for template 2, alert for 3, bell for the others. */
const icons = new Map([
  [2, Hourglass],
  [3, TriangleAlert],
]);

export function NotificationSign({ noteId, className }: { noteId: number; className?: string | undefined }) {
  return <Icon of={icons.get(noteId) ?? Bell} className={className} />;
}
