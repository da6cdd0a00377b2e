/** Routes of visitors, and how those of signed-in users join them. Each screen is loaded when first opened. */
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { fromRoot, requireNoSession, requireSecondFactorAsked } from './guards.ts';
import { loadSignedIn } from './load-signed-in.ts';
import { Root } from './Root.tsx';
import { questionRoute } from './screens/client-question/route.ts';
import { linkedReportRoute } from './screens/client-report/route.ts';
import { dianRoute } from './screens/dian/route.ts';
import { ErrorMessage, ErrorPage } from './screens/error-page/ErrorPage.tsx';
import { UnknownPage } from './screens/error-page/UnknownPage.tsx';
import { linkedFilesRoute } from './screens/file-request/route.ts';
import { loginRoutes, recoverRoute } from './screens/login/route.ts';
import { outsideRoutes } from './screens/outside-identity/route.ts';
import { registerRoute } from './screens/register/route.ts';
import { secondFactorRoute } from './screens/second-factor/route.ts';
import { termsRoute } from './screens/terms/route.ts';
import { verifyReportRoute } from './screens/verify-report/route.ts';

const rootId = 'root';

export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: fromRoot },
      { loader: requireNoSession, shouldRevalidate: () => true, children: loginRoutes },
      {
        lazy: async () => ({ Component: (await import('./shell/MenuFrame.tsx')).MenuFrame }),
        children: [{ ErrorBoundary: ErrorMessage, children: [recoverRoute] }],
      },
      { loader: requireSecondFactorAsked, shouldRevalidate: () => true, children: [secondFactorRoute] },
      {
        lazy: async () => ({ Component: (await import('./shell/PublicFrame.tsx')).PublicFrame }),
        children: [
          ...outsideRoutes,
          registerRoute,
          termsRoute,
          verifyReportRoute,
          questionRoute,
          linkedReportRoute,
          linkedFilesRoute,
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./shell/OpenPage.tsx')).OpenPage }),
        children: [{ ErrorBoundary: ErrorMessage, children: [dianRoute] }],
      },
      { Component: UnknownPage, children: [{ path: '*', Component: ErrorMessage }] },
    ],
  },
];

/** Adds the routes of signed-in users before an address is found unknown; adding them again changes nothing. */
export const addSignedInRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { signedInRoutes } = await loadSignedIn();
  patch(rootId, signedInRoutes);
};
