/** Route of the users. `/usuario` without an id opens the invitation, as `/empresa` creates a company. */
import { type RouteObject, redirect } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'usuarios.ver' };

export const usersRoutes: RouteObject[] = [
  {
    id: 'user-list',
    path: '/usuarios',
    handle,
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  { path: '/usuario', loader: () => redirect('/usuarios?invitar=1') },
];
