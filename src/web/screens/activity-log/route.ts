/** Route of the activity log, for subscribers and staff. */
import { type RouteObject, redirect } from 'react-router';
import { isAdmin, useSession } from '../../data/session/session.ts';

export const activityLogRoute: RouteObject = {
  id: 'record',
  path: '/registro-de-actividad',
  loader: () => {
    if (isAdmin() || useSession.getState().isRootUser) return null;
    throw redirect('/unauthorized');
  },
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
