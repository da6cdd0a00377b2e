/** Route of the look-up of NITs; of anybody. */
import type { RouteObject } from 'react-router';

export const dianRoute: RouteObject = {
  id: 'dian',
  path: '/DIAN',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
