/** Unknown address: with menu and footer for who is signed in. */
import { lazy, Suspense } from 'react';
import { isInside, useSession } from '../../data/session/session.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** Strangers do not load it. */
const Shell = lazy(async () => ({ default: (await import('../../shell/Shell.tsx')).Shell }));

/** Its child route is the message. */
export function UnknownPage() {
  const isIn = useSession((state) => state.isAuth) && isInside();
  if (!isIn) return <ErrorPage />;
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}
