/** Items of the financial report, one per step; 0 is the first. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, needs: 'parametrizacion.ver' };

function requireItem({ params }: LoaderFunctionArgs): null {
  const { company = '', validation_id: item = '' } = params;
  if (!/^\d+$/.test(company) || !/^\d{1,9}$/.test(item)) throw new Response(null, { status: 404 });
  return null;
}

export const financialReportRoute: RouteObject = {
  id: 'financial-report',
  path: '/empresa/:company/servicio/edicion-informe-financiero/:validation_id',
  handle,
  loader: requireItem,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
