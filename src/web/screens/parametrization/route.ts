/** Parametrization steps, one per built-in validation; ids from `firstCustomId` are custom rules. */
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
