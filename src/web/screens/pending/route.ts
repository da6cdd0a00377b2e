/** Route of what waits over all companies. */
import type { RouteObject } from 'react-router';
import { pendingPath } from '../../data/routes/company-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

export const pendingRoute: RouteObject = {
  id: 'pending',
  path: pendingPath,
  handle: { narrowRail: true, needs: 'auditoria.ver', somewhere: true } satisfies ScreenHandle,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
