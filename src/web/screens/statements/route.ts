/** Financial statements of a company, one a page; the first without a name, the lines of its accounts, and its budgets. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { statementBudgetName, statementGroupName, statementLinesName } from '../../data/routes/company-route.ts';
import type { ScreenHandle } from '../../shell/Shell.tsx';

const handle: ScreenHandle = { needs: 'estados_financieros.ver' };

function requireCompany({ params }: LoaderFunctionArgs): null {
  if (!/^\d+$/.test(params.company ?? '')) throw new Response(null, { status: 404 });
  return null;
}

const path = '/empresa/:company/servicio/estado-financiero';

export const statementRoutes: RouteObject[] = [
  {
    id: 'financial-statements',
    path: `${path}/:statement?`,
    handle: { ...handle, topBarPart: true } satisfies ScreenHandle,
    loader: requireCompany,
    lazy: async () => ({ Component: (await import('./Screen.tsx')).Screen }),
  },
  {
    id: 'statement-lines',
    path: `${path}/${statementLinesName}`,
    handle,
    loader: requireCompany,
    lazy: async () => ({ Component: (await import('./lines/LinesScreen.tsx')).LinesScreen }),
  },
  {
    id: 'statement-budget',
    path: `${path}/${statementBudgetName}`,
    handle,
    loader: requireCompany,
    lazy: async () => ({ Component: (await import('./budget/BudgetScreen.tsx')).BudgetScreen }),
  },
  {
    id: 'consolidated-statements',
    path: `${path}/${statementGroupName}`,
    handle: { ...handle, topBarPart: true } satisfies ScreenHandle,
    loader: requireCompany,
    lazy: async () => ({ Component: (await import('./consolidated/ConsolidatedScreen.tsx')).ConsolidatedScreen }),
  },
];
