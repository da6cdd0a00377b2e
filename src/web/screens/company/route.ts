/** Routes of a company: /empresa creates, /empresa/{id} edits. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

/** A non-numeric company is not found. */
function requireNumber({ params }: LoaderFunctionArgs): null {
  if (/^\d+$/.test(params.comp_id ?? '')) return null;
  throw new Response(null, { status: 404 });
}

const handle: ScreenHandle = { needs: 'empresas.ver' };

export const companyRoutes: RouteObject[] = [
  {
    id: 'company-new',
    path: '/empresa',
    lazy: async () => ({ Component: (await import('./NewCompany.tsx')).NewCompany }),
  },
  {
    id: 'company',
    path: '/empresa/:comp_id',
    handle,
    loader: requireNumber,
    lazy: async () => ({ Component: (await import('./EditCompany.tsx')).EditCompany }),
  },
];
