/** Routes of the permission matrix (two URLs). */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'usuarios.ver' };
const lazy = async () => ({ Component: (await import('./Screen.tsx')).Screen });

export const permissionsRoutes: RouteObject[] = [
  { id: 'permissions', path: '/permisos', handle, lazy },
  { id: 'permissions-alias', path: '/permissions', handle, lazy },
];
