// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { NotificationSign } from './NotificationSign.tsx';

it.each([
  [2, 'hourglass'],
  [3, 'triangle-alert'],
  [1, 'bell'],
  [49, 'bell'],
  [1003, 'bell'],
])('template %i has its icon: %s', (noteId, icon) => {
  show(<NotificationSign noteId={noteId} />);
  expect(document.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});
