/** Route of the terms of use; public. */
import type { RouteObject } from 'react-router';

export const termsRoute: RouteObject = {
  id: 'terms',
  path: '/terminos-condiciones',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Terms }),
};
