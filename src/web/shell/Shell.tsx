/** The page around every screen of a signed-in user: menu, top bar, footer, and the rules that tie the address to the company. */
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import type { PermissionKey } from '#core/product/permission.ts';
import { companyOfPath } from '../data/routes/company-route.ts';
import { allows, useAccess, useIsAccessAwaited } from '../data/users/access.ts';
import { useOwnUser } from '../data/users/own-user.ts';
import { TopBarSlot } from '../ui/page/TopBarPart.tsx';
import { LicenseBanner } from './banner/LicenseBanner.tsx';
import { Footer } from './Footer.tsx';
import { Rail } from './rail/Rail.tsx';
import { useRailWidth } from './rail/use-rail-width.ts';
import styles from './Shell.module.css';
import { shellText } from './text.es.ts';
import { TopBar } from './top-bar/TopBar.tsx';
import { useCompanyOfAddress } from './use-company-of-address.ts';
import { useWelcome } from './use-welcome.ts';

/** Only phones need it, and only when it is opened. */
const MenuDrawer = lazy(async () => ({ default: (await import('./rail/MenuDrawer.tsx')).MenuDrawer }));

/** Nearly nobody is asked. */
const TermsGate = lazy(async () => ({ default: (await import('./TermsGate.tsx')).TermsGate }));

/** What a screen asks of the shell, in the `handle` of its route. */
export interface ScreenHandle {
  /** The rail starts narrow, where width earns more. */
  narrowRail?: boolean;
  /** It puts something in the top bar once a company is chosen: the row of a phone is kept free for it. */
  topBarPart?: boolean;
  /** No padding around the screen: it lays out to the edges itself. */
  bleed?: boolean;
  /** What its company, or the account where the address has none, must allow; without it the screen says that it may not be seen. */
  needs?: PermissionKey;
}

/** Whether the address is known to be of a screen that this person may not see. */
function useIsForbidden({ needs }: ScreenHandle, pathname: string): boolean {
  const access = useAccess();
  return needs !== undefined && access !== undefined && !allows(access, needs, companyOfPath(pathname));
}

function useScreen(): { id: string; handle: ScreenHandle } {
  const match = useMatches().at(-1);
  return { id: match?.id ?? '', handle: (match?.handle as ScreenHandle | undefined) ?? {} };
}

/** After going to another screen, focus is on its title, so that the keyboard and screen readers start there. */
function useFocusOnScreen(screen: string, main: RefObject<HTMLElement | null>): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    const title = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (title ?? main.current)?.focus({ preventScroll: true });
  }, [screen, main]);
}

export function Shell() {
  const { id, handle } = useScreen();
  const [narrow, toggleRail] = useRailWidth(handle.narrowRail ?? false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuOpened, setMenuOpened] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isForbidden = useIsForbidden(handle, pathname);
  // A screen that may be forbidden asks for nothing before that is known: it would be refused.
  const isAwaited = useIsAccessAwaited() && handle.needs !== undefined;
  const openMenu = () => {
    setMenuOpened(true);
    setMenuOpen(true);
  };
  useFocusOnScreen(id, main);
  useCompanyOfAddress(pathname);
  useWelcome();
  useOwnUser();

  return (
    <TopBarSlot value={slot}>
      <a className={styles.skip} href="#main">
        {shellText.skip}
      </a>
      <OpeningBar />
      <div className={styles.page}>
        <Rail narrow={narrow} onToggle={toggleRail} />
        <div className={styles.column}>
          <TopBar
            onOpenMenu={openMenu}
            slot={setSlot}
            keepRow={handle.topBarPart === true && (companyOfPath(pathname) ?? 0) > 0}
          />
          <main id="main" ref={main} tabIndex={-1} className={handle.bleed ? styles.bleed : styles.main}>
            <LicenseBanner />
            <Suspense>{isForbidden ? <Navigate to="/unauthorized" replace /> : !isAwaited && <Outlet />}</Suspense>
          </main>
          <Footer />
        </div>
      </div>
      {menuOpened && (
        <Suspense>
          <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Suspense>
        <TermsGate />
      </Suspense>
      <ScrollRestoration />
    </TopBarSlot>
  );
}

/** A thin bar while the next screen is fetched; it shows only when that takes a while. */
function OpeningBar() {
  const opening = useNavigation().state === 'loading';
  return opening ? <div className={styles.opening} role="progressbar" aria-label={shellText.opening} /> : null;
}
