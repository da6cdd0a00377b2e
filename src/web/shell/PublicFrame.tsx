/** Public pages with the simple header: for who is signed in, with the footer. */
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { isInside, useSession } from '../data/session/session.ts';

/** Visitors do not load it. */
const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));

export function PublicFrame() {
  // Registration signs in while its page is open.
  const isIn = useSession((state) => state.isAuth) && isInside();
  return (
    <>
      <Outlet />
      {isIn && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </>
  );
}
