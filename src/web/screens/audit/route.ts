/** Routes of the audit of a company's month, and of its sign-off; company 0: none selected. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, topBarPart: true, needs: 'auditoria.ver' };

export const auditRoutes: RouteObject[] = [
  {
    id: 'audit',
    path: '/empresa/:company/servicio/auditoria',
    handle,
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  {
    id: 'sign-off',
    path: '/empresa/:company/servicio/auditoria/cierre/:period',
    handle: { narrowRail: true, needs: 'auditoria.ver' } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./sign-off/SignOffScreen.tsx')).SignOffScreen }),
  },
];
