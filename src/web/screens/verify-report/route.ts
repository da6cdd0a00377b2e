/** Route of the check of a report; public. */
import type { RouteObject } from 'react-router';

export const verifyReportRoute: RouteObject = {
  id: 'verify-report',
  path: '/verificar',
  lazy: async () => ({ Component: (await import('./Screen.tsx')).VerifyReport }),
};
