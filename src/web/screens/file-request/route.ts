/** Routes of files asked of clients: where they are asked and decided, and by their link, public. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

export const fileRequestsRoute: RouteObject = {
  id: 'file-requests',
  path: '/empresa/:company/servicio/auditoria/pedir/:period',
  handle: { narrowRail: true, needs: 'auditoria.ejecutar' } satisfies ScreenHandle,
  lazy: async () => ({ Component: (await import('./RequestsScreen.tsx')).RequestsScreen }),
};

/** Public also with a session: the link may open in a signed-in browser. */
export const linkedFilesRoute: RouteObject = {
  id: 'linked-files',
  path: '/subir',
  lazy: async () => ({ Component: (await import('./LinkedFiles.tsx')).LinkedFiles }),
};
