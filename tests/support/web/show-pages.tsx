/** Renders routes of the client in a DOM, with a query cache whose data the test sets: for what happens between renders. */
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { session } from '#web/data/session/session.ts';
import { madeUser } from './made-records.ts';

// As in `show.tsx`; screens are loaded when first opened.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 });

/** Without server: requests stay unanswered. Data is rendered at once, before pending transitions. */
export function showPages(routes: RouteObject[], address: string, { signedOut = false } = {}) {
  notifyManager.setScheduler((notify) => notify());
  vi.stubGlobal('fetch', () => Promise.withResolvers<Response>().promise);
  if (!signedOut) session.login('a.e30.b', madeUser());
  onTestFinished(() => {
    cleanup();
    session.logout();
    notifyManager.setScheduler(defaultScheduler);
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, setData: (key: readonly unknown[], data: unknown) => cache.setQueryData(key, data) };
}
