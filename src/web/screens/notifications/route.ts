/** Routes of the notifications: those of a user, and the templates of staff. */
import type { RouteObject } from 'react-router';

export const notificationsRoutes: RouteObject[] = [
  {
    id: 'notifications',
    path: '/notificaciones',
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
];
