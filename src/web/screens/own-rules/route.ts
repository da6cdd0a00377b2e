/** The company's own validations: the step of the parametrization whose id is the first that a company can use. */
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { firstCustomId } from '#core/expression/custom-names.ts';
import { parametrizationPath } from '../../data/company-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';
import { ruleSearch } from './own-rules-view.ts';

const handle: ScreenHandle = { narrowRail: true, needs: 'parametrizacion.ver' };

/** The list is at 200; the address of one of them leads to it there, so that another company's list is a change away. */
function requireOwn({ params }: LoaderFunctionArgs): null {
  const { company = '', validation_id: step = '' } = params;
  if (!/^\d+$/.test(company) || !/^\d{3,10}$/.test(step) || Number(step) < firstCustomId)
    throw new Response(null, { status: 404 });
  if (Number(step) === firstCustomId) return null;
  throw redirect(parametrizationPath(Number(company), firstCustomId) + ruleSearch(Number(step)));
}

export const ownRulesRoute: RouteObject = {
  id: 'own-rules',
  path: '/empresa/:company/servicio/edicion-plan-cuentas/:validation_id',
  handle,
  loader: requireOwn,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
