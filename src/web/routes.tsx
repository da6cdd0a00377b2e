/** All routes of the client. Each screen is loaded when first opened. */
import type { RouteObject } from 'react-router';
import { fromRoot, requireNoSession, requireSecondFactorAsked, requireSession } from './guards.ts';
import { Root } from './Root.tsx';
import { activityLogRoute } from './screens/activity-log/route.ts';
import { auditRoutes } from './screens/audit/route.ts';
import { balanceRoute } from './screens/balance/route.ts';
import { changePasswordRoute } from './screens/change-password/route.ts';
import { chartAccountRoute } from './screens/chart-account/route.ts';
import { ownQuestionRoute, questionRoute } from './screens/client-question/route.ts';
import { codesRoute } from './screens/codes/route.ts';
import { companiesRoute } from './screens/companies/route.ts';
import { companyRoutes } from './screens/company/route.ts';
import { customRulesRoute } from './screens/custom-rules/route.ts';
import { dianRoute } from './screens/dian/route.ts';
import { dianListsRoute } from './screens/dian-lists/route.ts';
import { ErrorMessage, ErrorPage } from './screens/error-page/ErrorPage.tsx';
import { UnknownPage } from './screens/error-page/UnknownPage.tsx';
import { exogenaRoute } from './screens/exogena/route.ts';
import { financialReportRoute } from './screens/financial-report/route.ts';
import { helpRoute } from './screens/help/route.ts';
import { homeRoute } from './screens/home/route.ts';
import { legalRatesRoute } from './screens/legal-rates/route.ts';
import { licensesRoute } from './screens/licenses/route.ts';
import { loginRoutes, recoverRoute } from './screens/login/route.ts';
import { notificationsRoutes } from './screens/notifications/route.ts';
import { outsideRoutes } from './screens/outside-identity/route.ts';
import { parametrizationRoute } from './screens/parametrization/route.ts';
import { permissionsRoutes } from './screens/permissions/route.ts';
import { profileRoute } from './screens/profile/route.ts';
import { registerRoute } from './screens/register/route.ts';
import { reportsRoute } from './screens/reports/route.ts';
import { roleAssignmentsRoute } from './screens/role-assignments/route.ts';
import { rolesRoutes } from './screens/roles/route.ts';
import { secondFactorRoute } from './screens/second-factor/route.ts';
import { servicesRoute } from './screens/services/route.ts';
import { statementRoutes } from './screens/statements/route.ts';
import { termsRoute } from './screens/terms/route.ts';
import { unauthorizedRoute } from './screens/unauthorized/route.ts';
import { userRoute } from './screens/user/route.ts';
import { usersRoutes } from './screens/users/route.ts';
import { verifyReportRoute } from './screens/verify-report/route.ts';

/** Screens of a signed-in user, inside the shell. */
const screens: RouteObject[] = [
  homeRoute,
  ...auditRoutes,
  balanceRoute,
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

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: fromRoot },
      { loader: requireNoSession, shouldRevalidate: () => true, children: loginRoutes },
      recoverRoute,
      { loader: requireSecondFactorAsked, shouldRevalidate: () => true, children: [secondFactorRoute] },
      ...outsideRoutes,
      registerRoute,
      termsRoute,
      verifyReportRoute,
      questionRoute,
      {
        lazy: async () => ({ Component: (await import('./shell/OpenPage.tsx')).OpenPage }),
        children: [{ ErrorBoundary: ErrorMessage, children: [dianRoute] }],
      },
      {
        loader: requireSession,
        shouldRevalidate: () => true,
        lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
        children: [{ ErrorBoundary: ErrorMessage, children: screens }],
      },
      { Component: UnknownPage, children: [{ path: '*', Component: ErrorMessage }] },
    ],
  },
];
