/**
 * OIDC callback: opens a session, the second step, or registration with the known data. Redirects only within the app.
 */

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useArriveFromOutside } from '../../data/access/oidc.ts';
import { useArrive } from '../../data/companies/use-arrive.ts';
import { keepKnownUser, takeJourney } from '../../data/session/outside-journey.ts';
import { session, useIsSignedIn } from '../../data/session/session.ts';
import { useSignedInAhead } from '../../load-signed-in.ts';
import { CodeForm } from '../../sign-in/CodeForm.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { publicText } from '../../ui/text.es.ts';
import { text } from './text.es.ts';

export function Arrival() {
  useSignedInAhead();
  const navigate = useNavigate();
  const goOn = useArrive();
  const [query] = useState(() => location.search.slice(1));
  const isIn = useIsSignedIn();
  const arrived = useRef(false);
  const enter = (token: string, user: Parameters<typeof session.login>[1]) => {
    session.login(token, user);
    void goOn();
  };
  const { mutate, ...arrive } = useArriveFromOutside({
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      if ('token' in data) return enter(data.token, data.user);
      if (!('register' in data)) return;
      const { alliance, ...user } = data.register;
      if (alliance !== '') session.setAlliance(alliance);
      keepKnownUser(user);
      void navigate('/registro', { replace: true });
    },
  });
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    // The used authorization code is removed from the history.
    window.history.replaceState(window.history.state, '', '/redireccionar');
    if (query !== '') mutate({ query, secret: takeJourney().padEnd(20, '-') });
  }, [mutate, query]);
  if (arrive.data && 'ticket' in arrive.data.data)
    return (
      <PublicPage>
        <CodeForm
          ticket={arrive.data.data.ticket}
          onOpened={enter}
          onBack={() => void navigate('/login', { replace: true })}
        />
      </PublicPage>
    );
  return (
    <PublicPage>
      <PageTitle title={text.title} />
      <Stack gap={12} width="narrow" role="status">
        {arrive.error || query === '' ? (
          <>
            <h1 tabIndex={-1}>{text.failedTitle}</h1>
            <Text as="p" tone="secondary" below={8}>
              {arrive.error?.message ?? text.nothingBrought(isIn)}
            </Text>
            <FormButtons atStart>
              <Button type="primary" size="large" onClick={() => void navigate('/autorizacion', { replace: true })}>
                {text.again}
              </Button>
              <Button size="large" onClick={() => void navigate(isIn ? '/' : '/login', { replace: true })}>
                {isIn ? publicText.backToApp : text.signIn}
              </Button>
            </FormButtons>
          </>
        ) : (
          <Text as="p" tone="secondary" below={8}>
            {text.arriving}
          </Text>
        )}
      </Stack>
    </PublicPage>
  );
}
