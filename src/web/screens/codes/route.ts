/** Route of codes (redeemed, handed out and, by staff, created) and of the own license. */
import type { RouteObject } from 'react-router';

export const codesRoute: RouteObject = {
  id: 'codes',
  path: '/codigos',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
