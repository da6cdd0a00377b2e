/** Routes to create and edit roles. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const change: ScreenHandle = { needs: 'usuarios.editar' };
const look: ScreenHandle = { needs: 'usuarios.ver' };

export const rolesRoutes: RouteObject[] = [
  {
    id: 'role-creation',
    path: '/crear-cargo',
    handle: change,
    lazy: async () => ({ Component: (await import('./CreateRole.tsx')).CreateRole }),
  },
  {
    id: 'role-editing',
    path: '/editar-cargo',
    handle: look,
    lazy: async () => ({ Component: (await import('./EditRole.tsx')).EditRole }),
  },
];
