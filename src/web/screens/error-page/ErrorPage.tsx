/** For an address that no screen has, and for a screen that broke. The session goes on. */

import type { MouseEvent } from 'react';
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { isSignedIn } from '../../data/session/session.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
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
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    void navigate('/');
  };
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
        <Button href="/" onClick={broken ? undefined : go}>
          {isSignedIn() ? errorText.home : errorText.signIn}
        </Button>
      </FormButtons>
    </Stack>
  );
}
