/** Layout of signed-in screens: menu, top bar, footer, and synchronisation of URL and company. */

import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import type { PermissionKey } from '#core/product/permission.ts';
import { useConfiguration } from '../data/configuration.ts';
import { companyOfPath } from '../data/routes/company-route.ts';
import { presence } from '../data/session/presence.ts';
import { allows, useAccess, useIsAccessAwaited } from '../data/users/access.ts';
import { useOwnUser } from '../data/users/own-user.ts';
import { SkipSlot } from '../ui/page/SkipPart.tsx';
import { TopBarSlot } from '../ui/page/TopBarPart.tsx';
import { useTitleFocus } from '../ui/page/title-focus.ts';
import { phone, tablet, useMedia } from '../ui/page/use-media.ts';
import { LicenseBanner } from './banner/LicenseBanner.tsx';
import { SupportBanner } from './banner/SupportBanner.tsx';
import { Footer } from './Footer.tsx';
import { Notifications } from './Notifications.tsx';
import { placeKey } from './place-key.ts';
import { predefinedModal, usePredefinedModal } from './predefined/predefined-modal.ts';
import { Rail } from './rail/Rail.tsx';
import { useRailWidth } from './rail/use-rail-width.ts';
import styles from './Shell.module.css';
import { shellText } from './text.es.ts';
import { TopBar } from './top-bar/TopBar.tsx';
import { useCompanyOfAddress } from './use-company-of-address.ts';
import { useSessionTriggers } from './use-session-triggers.ts';
import { useWelcome } from './use-welcome.ts';

/** Phones only, when opened. */
const MenuDrawer = lazy(async () => ({ default: (await import('./rail/MenuDrawer.tsx')).MenuDrawer }));

/** Staff only, when opened. */
const PredefinedDialog = lazy(async () => ({
  default: (await import('./predefined/PredefinedDialog.tsx')).PredefinedDialog,
}));

/** Rarely needed. */
const TermsGate = lazy(async () => ({ default: (await import('./TermsGate.tsx')).TermsGate }));

/** Options of a screen for the shell, in its route's `handle`. */
export interface ScreenHandle {
  /** The rail starts collapsed, for wide content. On a tablet, or a desktop at 200 %, it always does. */
  narrowRail?: boolean;
  /** The screen fills the top bar once a company is chosen: reserves its row on phones. */
  topBarPart?: boolean;
  /** No padding around the screen. */
  bleed?: boolean;
  /**
   * Permission required in its company, or in the account if the URL has none; otherwise the missing-permission page is
   * shown.
   */
  needs?: PermissionKey;
  /** One company with it is enough, where the URL has none. */
  somewhere?: true;
}

/** Whether the permissions are known and forbid this screen. */
function useIsForbidden({ needs, somewhere }: ScreenHandle, pathname: string): boolean {
  const access = useAccess();
  const company = companyOfPath(pathname) ?? (somewhere ? 0 : null);
  return needs !== undefined && access !== undefined && !allows(access, needs, company);
}

function useScreen(): { id: string; handle: ScreenHandle } {
  const match = useMatches().at(-1);
  return { id: match?.id ?? '', handle: (match?.handle as ScreenHandle | undefined) ?? {} };
}

export function Shell() {
  const { id, handle } = useScreen();
  const [narrow, toggleRail] = useRailWidth(useMedia(tablet) || handle.narrowRail === true);
  const isPhone = useMedia(phone);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuOpened, setMenuOpened] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [skips, setSkips] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const showsPredefined = usePredefinedModal((state) => state.isOpen);
  const isForbidden = useIsForbidden(handle, pathname);
  // A screen with a required permission waits for the permissions: its queries might be rejected.
  const isAwaited = useIsAccessAwaited() && handle.needs !== undefined;
  const openMenu = () => {
    setMenuOpened(true);
    setMenuOpen(true);
  };
  // After signing in; a page that was just opened begins with its skip links.
  useTitleFocus(id, { arrives: presence.hasActed() });
  useCompanyOfAddress(pathname);
  useSessionTriggers();
  useWelcome();
  useOwnUser();
  // Before the menu of a phone is opened.
  useConfiguration();
  // A public page has no shell, and must not come back to an open modal.
  useEffect(() => predefinedModal.close, []);

  return (
    <TopBarSlot value={slot}>
      <div ref={setSkips} className={styles.skips}>
        <a href="#main">{shellText.skip}</a>
      </div>
      <OpeningBar />
      <Notifications />
      <div className={styles.page}>
        {!isPhone && <Rail narrow={narrow} onToggle={toggleRail} />}
        <div className={styles.column}>
          <TopBar
            onOpenMenu={openMenu}
            slot={setSlot}
            keepRow={handle.topBarPart === true && (companyOfPath(pathname) ?? 0) > 0}
          />
          <main id="main" tabIndex={-1} className={handle.bleed ? styles.bleed : styles.main}>
            <LicenseBanner />
            <SupportBanner />
            <SkipSlot value={skips}>
              <Suspense>{isForbidden ? <Navigate to="/unauthorized" replace /> : !isAwaited && <Outlet />}</Suspense>
            </SkipSlot>
          </main>
          <Footer />
        </div>
      </div>
      {menuOpened && (
        <Suspense>
          <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      {showsPredefined && (
        <Suspense>
          <PredefinedDialog onHide={predefinedModal.close} />
        </Suspense>
      )}
      <Suspense>
        <TermsGate />
      </Suspense>
      <ScrollRestoration getKey={placeKey} />
    </TopBarSlot>
  );
}

/** Thin bar while the next screen loads, shown with a delay. */
function OpeningBar() {
  const opening = useNavigation().state === 'loading';
  return opening ? <div className={styles.opening} role="progressbar" aria-label={shellText.opening} /> : null;
}
