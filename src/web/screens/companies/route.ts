/** Route of the company list. */
import type { RouteObject } from 'react-router';

export const companiesRoute: RouteObject = {
  id: 'company-list',
  path: '/empresas',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
