/**
 * Routes of signed-in users, inside the shell. A chunk of its own, as visitors need none of it: the table, with the
 * files of all screens, and the shell.
 */
import type { RouteObject } from 'react-router';
import { requireSession } from './guards.ts';
import { activityLogRoute } from './screens/activity-log/route.ts';
import { auditRoutes } from './screens/audit/route.ts';
import { balanceRoute } from './screens/balance/route.ts';
import { changePasswordRoute } from './screens/change-password/route.ts';
import { chartAccountRoute } from './screens/chart-account/route.ts';
import { ownQuestionRoute } from './screens/client-question/route.ts';
import { sendReportRoute } from './screens/client-report/route.ts';
import { codesRoute } from './screens/codes/route.ts';
import { companiesRoute } from './screens/companies/route.ts';
import { companyRoutes } from './screens/company/route.ts';
import { customRulesRoute } from './screens/custom-rules/route.ts';
import { dianListsRoute } from './screens/dian-lists/route.ts';
import { documentsRoute } from './screens/documents/route.ts';
import { ErrorMessage } from './screens/error-page/ErrorPage.tsx';
import { exogenaRoute } from './screens/exogena/route.ts';
import { fileRequestsRoute } from './screens/file-request/route.ts';
import { financialReportRoute } from './screens/financial-report/route.ts';
import { helpRoute } from './screens/help/route.ts';
import { homeRoutes } from './screens/home/route.ts';
import { legalRatesRoute } from './screens/legal-rates/route.ts';
import { licensesRoute } from './screens/licenses/route.ts';
import { notificationsRoutes } from './screens/notifications/route.ts';
import { parametrizationRoute } from './screens/parametrization/route.ts';
import { pendingRoute } from './screens/pending/route.ts';
import { permissionsRoutes } from './screens/permissions/route.ts';
import { predefinedRunsRoute } from './screens/predefined-runs/route.ts';
import { profileRoute } from './screens/profile/route.ts';
import { reportsRoute } from './screens/reports/route.ts';
import { roleAssignmentsRoute } from './screens/role-assignments/route.ts';
import { rolesRoutes } from './screens/roles/route.ts';
import { servicesRoute } from './screens/services/route.ts';
import { statementRoutes } from './screens/statements/route.ts';
import { unauthorizedRoute } from './screens/unauthorized/route.ts';
import { userRoute } from './screens/user/route.ts';
import { usersRoutes } from './screens/users/route.ts';
import { Shell } from './shell/Shell.tsx';

const screens: RouteObject[] = [
  ...homeRoutes,
  pendingRoute,
  ...auditRoutes,
  sendReportRoute,
  fileRequestsRoute,
  balanceRoute,
  documentsRoute,
  chartAccountRoute,
  customRulesRoute,
  parametrizationRoute,
  exogenaRoute,
  financialReportRoute,
  ...statementRoutes,
  companiesRoute,
  ...companyRoutes,
  servicesRoute,
  ...usersRoutes,
  userRoute,
  ...permissionsRoutes,
  ...rolesRoutes,
  roleAssignmentsRoute,
  licensesRoute,
  legalRatesRoute,
  dianListsRoute,
  predefinedRunsRoute,
  reportsRoute,
  codesRoute,
  ...notificationsRoutes,
  activityLogRoute,
  helpRoute,
  ownQuestionRoute,
  changePasswordRoute,
  profileRoute,
  unauthorizedRoute,
];

export const signedInRoutes: RouteObject[] = [
  {
    id: 'signed-in',
    loader: requireSession,
    shouldRevalidate: () => true,
    Component: Shell,
    children: [{ ErrorBoundary: ErrorMessage, children: screens }],
  },
];
