/** Route of the runs of predefined parametrizations: all for staff, and what they changed for the companies of others. */
import type { RouteObject } from 'react-router';
import { predefinedRunsPath } from '../../data/routes/predefined-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

export const predefinedRunsRoute: RouteObject = {
  id: 'predefined-runs',
  path: predefinedRunsPath,
  handle: { needs: 'parametrizacion.ver', somewhere: true } satisfies ScreenHandle,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
