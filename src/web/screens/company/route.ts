/** One company: /empresa creates, /empresa/{id} edits. */
import type { RouteObject } from 'react-router';

export const companyRoutes: RouteObject[] = [
  {
    id: 'company-new',
    path: '/empresa',
    lazy: async () => ({ Component: (await import('./NewCompany.tsx')).NewCompany }),
  },
  {
    id: 'company',
    path: '/empresa/:comp_id',
    lazy: async () => ({ Component: (await import('./EditCompany.tsx')).EditCompany }),
  },
];
