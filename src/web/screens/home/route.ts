/** Routes of the portfolio (with one company, of its dashboard) and of the statements of all companies. */
import type { RouteObject } from 'react-router';
import { statementPortfolioPath } from '../../data/routes/company-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { narrowRail: true };

export const homeRoutes: RouteObject[] = [
  {
    id: 'home',
    path: '/home',
    handle,
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  {
    id: 'statement-portfolio',
    path: statementPortfolioPath,
    handle: { ...handle, topBarPart: true, needs: 'estados_financieros.ver', somewhere: true } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./statements/StatementsPage.tsx')).StatementsPage }),
  },
];
