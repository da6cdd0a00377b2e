/** Route of the profile. */
import type { RouteObject } from 'react-router';

export const profileRoute: RouteObject = {
  id: 'profile',
  path: '/editar-perfil',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).EditProfile }),
};
