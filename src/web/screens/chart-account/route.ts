/** Chart of accounts of a company, in the seed's address. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, needs: 'parametrizacion.ver' };

export const chartAccountRoute: RouteObject = {
  id: 'chart-account',
  path: '/empresa/:company/servicio/plan-cuentas',
  handle,
  loader: ({ params }) => {
    if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
    return null;
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
