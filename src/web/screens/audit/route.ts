/** Route of the audit of a company's month; company 0: none selected. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, topBarPart: true, needs: 'auditoria.ver' };

export const auditRoute: RouteObject = {
  id: 'audit',
  path: '/empresa/:company/servicio/auditoria',
  handle,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
