/** Global elements around every page, signed in or not: notices and the overlay. */
import { Outlet } from 'react-router';
import { useThemeMode } from './data/session/theme-mode.ts';
import { ConnectionNotice } from './shell/ConnectionNotice.tsx';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { Notices } from './ui/state/Notices.tsx';

export function Root() {
  useThemeMode();
  return (
    <>
      <Outlet />
      <Notices />
      <LoadingOverlay />
      <ConnectionNotice />
    </>
  );
}
