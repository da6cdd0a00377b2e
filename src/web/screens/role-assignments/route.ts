/** Route of the role assignments. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'usuarios.ver', narrowRail: true };

export const roleAssignmentsRoute: RouteObject = {
  id: 'role-assignment',
  path: '/asignacion-cargos',
  handle,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
