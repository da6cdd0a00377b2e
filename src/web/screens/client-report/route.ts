/** Routes of the report for the client: where it is sent, and by its link, public. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

export const sendReportRoute: RouteObject = {
  id: 'client-report',
  path: '/empresa/:company/servicio/auditoria/informe/:period',
  handle: { narrowRail: true, needs: 'auditoria.editar' } satisfies ScreenHandle,
  lazy: async () => ({ Component: (await import('./SendScreen.tsx')).SendScreen }),
};

/** Public also with a session: the link may open in a signed-in browser. */
export const linkedReportRoute: RouteObject = {
  id: 'linked-report',
  path: '/informe',
  lazy: async () => ({ Component: (await import('./LinkedReport.tsx')).LinkedReport }),
};
