/** The people of the account. `/usuario` without anybody is the way to invite somebody, as `/empresa` is to create one. */
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
