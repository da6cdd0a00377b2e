/** Error page: unknown URL or crashed screen. The session stays open. */

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isSignedIn } from '../../data/session/session.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import styles from './ErrorPage.module.css';
import { errorText } from './text.es.ts';

/** Standalone page. */
export function ErrorPage() {
  return (
    <main className={styles.page}>
      <Logo height={32} />
      <ErrorMessage />
    </main>
  );
}

/** Message in place of a screen. */
export function ErrorMessage() {
  const failure: unknown = useRouteError();
  const broken = Boolean(failure) && !isRouteErrorResponse(failure);
  const title = broken ? errorText.brokenTitle : errorText.missingTitle;
  return (
    <Stack width="reading">
      <PageTitle title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <Text as="p" tone="secondary">
        {broken ? errorText.broken : errorText.missing}
      </Text>
      <FormButtons atStart>
        {broken && <Button onClick={() => location.reload()}>{errorText.reload}</Button>}
        <Button href="/" reloads={broken}>
          {isSignedIn() ? errorText.home : errorText.signIn}
        </Button>
      </FormButtons>
    </Stack>
  );
}
