/** Signing in: users at /login, the provider's administrators at /login/admin. */
import type { RouteObject } from 'react-router';

export const loginRoutes: RouteObject[] = [
  { id: 'login', path: '/login', lazy: async () => ({ Component: (await import('./Screen.tsx')).UserLogin }) },
  {
    id: 'login-admin',
    path: '/login/admin',
    lazy: async () => ({ Component: (await import('./Screen.tsx')).AdminLogin }),
  },
];

/** For everybody: a link of a mail may be opened where somebody is signed in. */
export const recoverRoute: RouteObject = {
  id: 'forgot',
  path: '/recuperar-clave',
  lazy: async () => ({ Component: (await import('./Recover.tsx')).Recover }),
};
