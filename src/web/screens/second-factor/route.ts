/** Route of the mandatory second-factor setup: the only one until done. */
import type { RouteObject } from 'react-router';
import { secondFactorPath } from '../../data/session/login-return.ts';

export const secondFactorRoute: RouteObject = {
  id: 'second-factor',
  path: secondFactorPath,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).RequiredSecondFactor }),
};
