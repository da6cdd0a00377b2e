/** Routes of the notifications: those of a user, and the templates of staff. */
import type { RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

export const notificationsRoutes: RouteObject[] = [
  {
    id: 'notifications',
    path: '/notificaciones',
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  {
    id: 'notification-template',
    path: '/notificaciones/:template',
    loader: requireAdmin,
    lazy: async () => ({ Component: (await import('./templates/template/Screen.tsx')).Screen }),
  },
];
