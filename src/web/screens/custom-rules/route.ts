/** Route of custom rules: the parametrization step of the first custom-rule id. */
import type { RouteObject } from 'react-router';
import { firstCustomId } from '#core/expression/custom-names.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true, needs: 'parametrizacion.ver' };

export const customRulesRoute: RouteObject = {
  id: 'own-rules',
  path: `/empresa/:company/servicio/edicion-plan-cuentas/${firstCustomId}`,
  handle,
  loader: ({ params }) => {
    if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
    return null;
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
