/** Route of the missing-permission page; the session stays open. */
import type { RouteObject } from 'react-router';

export const unauthorizedRoute: RouteObject = {
  id: 'unauthorized',
  path: '/unauthorized',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
