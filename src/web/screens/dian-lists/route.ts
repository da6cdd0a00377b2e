/** Route of the DIAN's lists; staff only. */
import type { RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

export const dianListsRoute: RouteObject = {
  id: 'dian-lists',
  path: '/nits-dian',
  handle: { narrowRail: true },
  loader: requireAdmin,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
