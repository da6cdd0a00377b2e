/** Screens of anybody: inside the shell for users, with the simple header for visitors. */
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { isInside, useSession } from '../data/session/session.ts';
import { applyTheme } from '../data/session/theme-mode.ts';
import { Row } from '../ui/layout/Layout.tsx';
import { PublicPage } from '../ui/page/PublicPage.tsx';
import { ThemeSwitch } from '../ui/page/ThemeSwitch.tsx';
import { publicText } from '../ui/text.es.ts';
import { Footer } from './Footer.tsx';
import { shellText } from './text.es.ts';

const Shell = lazy(async () => ({ default: (await import('./Shell.tsx')).Shell }));

export function OpenPage() {
  const isAuth = useSession((state) => state.isAuth);
  return (
    <Suspense>
      {isAuth && isInside() ? (
        <Shell />
      ) : (
        <>
          <PublicPage
            wide
            action={
              <Row gap={12}>
                <ThemeSwitch onChoose={applyTheme} />
                <Link to="/login">{publicText.signIn}</Link>
              </Row>
            }
          >
            <Outlet />
          </PublicPage>
          <Footer>
            <Link to="/terminos-condiciones">{shellText.termsTitle}</Link>
          </Footer>
        </>
      )}
    </Suspense>
  );
}
