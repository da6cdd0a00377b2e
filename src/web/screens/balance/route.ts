/** Explorer of the balance of a company's month: a tab of its audit. */
import type { RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, topBarPart: true, needs: 'auditoria.ver' };

export const balanceRoute: RouteObject = {
  id: 'balance',
  path: '/empresa/:company/servicio/auditoria/balance',
  handle,
  loader: ({ params }) => {
    if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
    return null;
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
