/** Password reset: request of the link, or the new password when opened from it. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLinkSecret } from '../../data/session/link-secret.ts';
import { isInside } from '../../data/session/session.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { AskLink } from './AskLink.tsx';
import { NewPassword } from './NewPassword.tsx';
import styles from './Screen.module.css';
import { recoverText } from './text.es.ts';

export function Recover() {
  const { hash } = useLocation();
  const { secret, forget, leave } = useLinkSecret('password', hash.slice(1));
  const title = secret === '' ? recoverText.title : recoverText.newTitle;
  // In the shell, which has the logo.
  const [isIn] = useState(isInside);
  const form =
    secret === '' ? <AskLink /> : <NewPassword key={secret} secret={secret} onUsed={forget} onAskAgain={leave} />;
  if (isIn)
    return (
      <>
        <PageTitle title={title} />
        {form}
      </>
    );
  return (
    <main className={styles.alone}>
      <PageTitle title={title} />
      <section className={styles.left} aria-label={title}>
        <Row gap={16}>
          <Logo height={32} />
        </Row>
        {form}
      </section>
    </main>
  );
}
