/** Route of the password change. */
import type { RouteObject } from 'react-router';

export const changePasswordRoute: RouteObject = {
  id: 'change-password',
  path: '/cambiar-password',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).ChangePassword }),
};
