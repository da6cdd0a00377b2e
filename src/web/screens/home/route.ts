/** Route of the portfolio; with one company, of its dashboard. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true };

export const homeRoute: RouteObject = {
  id: 'home',
  path: '/home',
  handle,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
