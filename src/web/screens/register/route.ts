/** Routes of registration and invitations. */
import type { RouteObject } from 'react-router';

export const registerRoute: RouteObject = {
  id: 'register',
  path: '/registro',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Register }),
};
