/** The steps of the parametrization, one a validation of ours; from `firstCustomId` on they are the company's own. */
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { firstCustomId } from '#core/expression/custom-names.ts';
import { customRulePath } from '../../data/routes/company-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, needs: 'parametrizacion.ver' };

function requireStep({ params }: LoaderFunctionArgs): null {
  const { company = '', validation_id: step = '' } = params;
  if (!/^\d+$/.test(company) || !/^\d{1,9}$/.test(step)) throw new Response(null, { status: 404 });
  if (Number(step) > firstCustomId) throw redirect(customRulePath(Number(company), Number(step)));
  return null;
}

export const parametrizationRoute: RouteObject = {
  id: 'parametrization',
  path: '/empresa/:company/servicio/edicion-plan-cuentas/:validation_id',
  handle,
  loader: requireStep,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
