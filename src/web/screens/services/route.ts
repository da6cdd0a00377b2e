/** Route of the modules of a company. */
import type { RouteObject } from 'react-router';

export const servicesRoute: RouteObject = {
  id: 'service',
  path: '/empresa/:company/servicios',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
