/** Electronic documents of a company's month against its books: a tab of its audit. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, topBarPart: true, needs: 'auditoria.ver' };

export const documentsRoute: RouteObject = {
  id: 'documents',
  path: '/empresa/:company/servicio/auditoria/documentos',
  handle,
  loader: ({ params }) => {
    if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
    return null;
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
