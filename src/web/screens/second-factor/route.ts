/** Setting up the second factor that the account asks for: all there is until it is done. */
import type { RouteObject } from 'react-router';
import { secondFactorPath } from '../../data/session/login-return.ts';

export const secondFactorRoute: RouteObject = {
  id: 'second-factor',
  path: secondFactorPath,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).RequiredSecondFactor }),
};
