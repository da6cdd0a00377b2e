/** Routes of sign-in: users at /login, staff at /login/admin. */
import type { RouteObject } from 'react-router';

export const loginRoutes: RouteObject[] = [
  { id: 'login', path: '/login', lazy: async () => ({ Component: (await import('./Screen.tsx')).UserLogin }) },
  {
    id: 'login-admin',
    path: '/login/admin',
    lazy: async () => ({ Component: (await import('./Screen.tsx')).AdminLogin }),
  },
];

/** Public also with a session: the link may open in a signed-in browser. */
export const recoverRoute: RouteObject = {
  id: 'forgot',
  path: '/recuperar-clave',
  lazy: async () => ({ Component: (await import('./Recover.tsx')).Recover }),
};
