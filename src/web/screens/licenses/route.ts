/** Route of the licenses of all accounts; staff only. */
import type { RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

export const licensesRoute: RouteObject = {
  id: 'licenses',
  path: '/licencias',
  loader: requireAdmin,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
