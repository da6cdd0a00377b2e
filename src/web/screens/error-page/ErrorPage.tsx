/** For an address that no screen has, and for a screen that broke. The session goes on. */
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { isSignedIn } from '../../data/session/session.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import styles from './ErrorPage.module.css';
import { errorText } from './text.es.ts';

/** The page on its own. */
export function ErrorPage() {
  return (
    <main className={styles.page}>
      <Logo height={32} />
      <ErrorMessage />
    </main>
  );
}

/** What happened and what to do, where a screen would have been. */
export function ErrorMessage() {
  const failure: unknown = useRouteError();
  const broken = Boolean(failure) && !isRouteErrorResponse(failure);
  const title = broken ? errorText.brokenTitle : errorText.missingTitle;
  return (
    <div className={styles.message}>
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{broken ? errorText.broken : errorText.missing}</p>
      <div className={styles.actions}>
        {broken && (
          <button type="button" className={styles.action} onClick={() => location.reload()}>
            {errorText.reload}
          </button>
        )}
        <Link className={styles.action} to="/" reloadDocument={broken}>
          {isSignedIn() ? errorText.home : errorText.signIn}
        </Link>
      </div>
    </div>
  );
}
