/** Where someone lands who may not see what they opened; the session goes on. */
import type { RouteObject } from 'react-router';

export const unauthorizedRoute: RouteObject = {
  id: 'unauthorized',
  path: '/unauthorized',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
