/** Routes of the notifications: those of a user, and the templates of staff. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

/** A template is a number, or `nueva`; anything else is not found. */
async function requireTemplate(args: LoaderFunctionArgs): Promise<null> {
  await requireAdmin(args);
  if (/^(nueva|[1-9]\d{0,8})$/.test(args.params.template ?? '')) return null;
  throw new Response(null, { status: 404 });
}

export const notificationsRoutes: RouteObject[] = [
  {
    id: 'notifications',
    path: '/notificaciones',
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  {
    id: 'notification-template',
    path: '/notificaciones/:template',
    loader: requireTemplate,
    lazy: async () => ({ Component: (await import('./templates/template/Screen.tsx')).Screen }),
  },
];
