/** Sign-in pages: form at the left, sample at the right. */

import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useProviders } from '../../data/access/oidc.ts';
import { session, useSession } from '../../data/session/session.ts';
import { useSignedInAhead } from '../../load-signed-in.ts';
import forms from '../../sign-in/SignIn.module.css';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Partner } from '../../ui/brand/Partner.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { tablet, useMedia } from '../../ui/page/use-media.ts';
import { Example } from './Example.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './Screen.module.css';
import { loginText } from './text.es.ts';

export function UserLogin() {
  useSignedInAhead();
  const [search] = useSearchParams();
  const alliance = search.get('alianza');
  useEffect(() => session.setAlliance(alliance), [alliance]);
  const siigo = useSession((state) => state.alliance) === 'siigo';
  const isTablet = useMedia(tablet);
  const others = (useProviders().data?.length ?? 0) > 0;
  return (
    <main className={siigo ? styles.alone : styles.page}>
      <PageTitle title={loginText.title} />
      <section className={styles.left} aria-label={loginText.title}>
        <Row gap={16}>
          <Logo height={32} />
          {siigo && <Partner />}
        </Row>
        <LoginForm door="users" title={loginText.title} context={siigo ? loginText.contextSiigo : loginText.context}>
          <Row as="p" wrap gap={16} rowGap={4} justify="between" above={16} className={forms.links}>
            <Link to="/recuperar-clave">{loginText.forgot}</Link>
            <Link to="/registro">{loginText.register}</Link>
            {others && <Link to="/autorizacion">{loginText.others}</Link>}
          </Row>
        </LoginForm>
        <LoginFooter />
      </section>
      {!siigo && !isTablet && <Example />}
    </main>
  );
}

export function AdminLogin() {
  useSignedInAhead();
  return (
    <main className={styles.alone}>
      <PageTitle title={loginText.titleAdmin} />
      <section className={styles.left} aria-label={loginText.titleAdmin}>
        <Row gap={16}>
          <Logo height={32} />
        </Row>
        <LoginForm door="staff" title={loginText.titleAdmin} context={loginText.contextAdmin}>
          <Row as="p" wrap gap={16} rowGap={4} justify="between" above={16} className={forms.links}>
            <Link to="/recuperar-clave">{loginText.forgot}</Link>
          </Row>
        </LoginForm>
        <LoginFooter />
      </section>
    </main>
  );
}

/** The footer of the product is for who is signed in. */
function LoginFooter() {
  return (
    <Row as="footer" wrap gap={16} className={`small mut ${styles.footer}`}>
      <Link to="/terminos-condiciones">{loginText.terms}</Link>
      <Link to="/DIAN">{loginText.dian}</Link>
    </Row>
  );
}
