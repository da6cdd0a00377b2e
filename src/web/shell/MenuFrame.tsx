/** A page of visitors that has menu and footer for who is signed in. */
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { isInside } from '../data/session/session.ts';

/** Visitors do not load it. */
const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }));

export function MenuFrame() {
  // As it was opened: a session that ends meanwhile leads away.
  const [isIn] = useState(isInside);
  if (!isIn) return <Outlet />;
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}
