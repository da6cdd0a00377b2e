/** Route of a user. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'usuarios.ver' };

/** A non-numeric user is not found. */
function requireNumber({ params }: LoaderFunctionArgs): null {
  if (/^[1-9]\d{0,8}$/.test(params.user ?? '')) return null;
  throw new Response(null, { status: 404 });
}

export const userRoute: RouteObject = {
  id: 'user',
  path: '/usuario/:user',
  handle,
  loader: requireNumber,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
