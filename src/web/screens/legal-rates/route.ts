/** Route of the dated tables of the law; staff only. */
import type { RouteObject } from 'react-router';
import { requireAdmin } from '../../guards.ts';

export const legalRatesRoute: RouteObject = {
  id: 'legal-rates',
  path: '/tablas-de-ley',
  loader: requireAdmin,
  lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
};
