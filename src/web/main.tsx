/** Entry point of the web client. */
import '@fontsource-variable/inter/wght.css';
import './theme.css';
import './base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { onConnectionReturn, pageConnection } from './data/connection/page-connection.ts';
import { watchNavigation } from './data/routes/pending-navigation.ts';
import { secondFactorPath } from './data/session/login-return.ts';
import { presence } from './data/session/presence.ts';
import { onLogout, onSecondFactorAsked, session, useSession } from './data/session/session.ts';
import { queryClient } from './data/transport/query-client.ts';
import { addSignedInRoutes, routes } from './routes.tsx';

presence.watch(window);
for (const change of ['online', 'offline']) addEventListener(change, pageConnection.networkChanged);
onConnectionReturn(() => {
  // Keeps what is shown until the new answers arrive.
  void queryClient.refetchQueries({ type: 'active' });
});

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes });
watchNavigation(router);
onLogout(() => void router.navigate('/login'));
onSecondFactorAsked(() => void router.navigate(secondFactorPath));

// One user's data must not be visible to the next.
useSession.subscribe(({ isAuth }, before) => {
  if (before.isAuth && !isAuth) queryClient.clear();
});

// Signing out in one tab signs out in all.
addEventListener('storage', ({ key, newValue }) => {
  const gone = key === null || (key === 'token' && newValue === null);
  if (gone && useSession.getState().isAuth) session.logout();
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
