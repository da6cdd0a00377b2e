/** Route of the reports of use; staff only. */
import type { RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

export const reportsRoute: RouteObject = {
  id: 'reports',
  path: '/reportes',
  loader: requireAdmin,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
