/** Codes: used, handed out and, by the staff, made. Also the place of one's own license. */
import type { RouteObject } from 'react-router';

export const codesRoute: RouteObject = {
  id: 'codes',
  path: '/codigos',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
