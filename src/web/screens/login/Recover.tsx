/** A forgotten password: asks for the address, or, opened from the mail's link, for the new password. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../../ui/Logo.tsx';
import { PageTitle } from '../../ui/PageHeader.tsx';
import { AskLink } from './AskLink.tsx';
import { NewPassword } from './NewPassword.tsx';
import styles from './Screen.module.css';
import { recoverText } from './text.es.ts';

export function Recover() {
  const { hash } = useLocation();
  // Kept here and taken out of the address bar, so that it stays in no history.
  const [secret, setSecret] = useState(hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    // Another link may be opened in the same tab.
    setSecret(hash.slice(1));
    window.history.replaceState(window.history.state, '', '/recuperar-clave');
  }, [hash]);
  const title = secret === '' ? recoverText.title : recoverText.newTitle;
  return (
    <main className={styles.alone}>
      <PageTitle title={title} />
      <section className={styles.left} aria-label={title}>
        <div className={styles.brand}>
          <Logo height={32} />
        </div>
        {secret === '' ? <AskLink /> : <NewPassword key={secret} secret={secret} onAskAgain={() => setSecret('')} />}
      </section>
    </main>
  );
}
