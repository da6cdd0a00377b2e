/** Preview of the yearly report to the DIAN: a part of the financial statements with its own address. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'estados_financieros.ver' };

export const exogenaRoute: RouteObject = {
  id: 'exogena',
  path: '/empresa/:company/servicio/estado-financiero/exogena',
  handle,
  loader: ({ params }) => {
    if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
    return null;
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
