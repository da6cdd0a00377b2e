/** Routes of OIDC sign-in: start and callback. */
import type { RouteObject } from 'react-router';

export const outsideRoutes: RouteObject[] = [
  {
    id: 'oauth',
    path: '/autorizacion',
    lazy: async () => ({ Component: (await import('./Authorization.tsx')).Authorization }),
  },
  {
    id: 'redirect',
    path: '/redireccionar',
    lazy: async () => ({ Component: (await import('./Arrival.tsx')).Arrival }),
  },
];
