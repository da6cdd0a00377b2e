/** Layout of public pages (registration, terms, sign-in steps): simple header with a sign-in link or another. */

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsSignedIn, useSession } from '../../data/session/session.ts';
import { Logo } from '../brand/Logo.tsx';
import { Partner } from '../brand/Partner.tsx';
import { Row } from '../layout/Layout.tsx';
import { publicText } from '../text.es.ts';
import styles from './PublicPage.module.css';

interface PublicPageProps {
  /** At the right of the header, instead of the sign-in link. */
  action?: ReactNode;
  /** For tables. */
  wide?: boolean;
  children: ReactNode;
}

export function PublicPage({ action, wide = false, children }: PublicPageProps) {
  const isIn = useIsSignedIn();
  const partner = useSession((state) => state.alliance) === 'siigo';
  return (
    <div className={styles.page}>
      <Row as="header" wrap gap={16} rowGap={8} justify="between" ruled="below" className={styles.header}>
        <Link to="/">
          <Logo height={26} />
          {partner && <Partner />}
        </Link>
        {action ?? (isIn ? <Link to="/">{publicText.backToApp}</Link> : <Link to="/login">{publicText.signIn}</Link>)}
      </Row>
      <main className={styles.main} style={wide ? { maxWidth: 1200 } : undefined}>
        {children}
      </main>
    </div>
  );
}
