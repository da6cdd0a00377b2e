/** Mandatory setup of the second factor, then back to the requested page. */

import { useCallback, useEffect, useState } from 'react';
import { useForgetAll, useSecondFactor } from '../../data/access/second-factor.ts';
import { signOut } from '../../data/access/sign-in.ts';
import { useArrive } from '../../data/companies/use-arrive.ts';
import { session } from '../../data/session/session.ts';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import { StartSecondFactor } from '../../sign-in/StartSecondFactor.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { NumberedSteps } from '../../ui/layout/NumberedSteps.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { requiredText as text } from './text.es.ts';

export function RequiredSecondFactor() {
  const [isStarting, setIsStarting] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = useGoOn();
  const { data, error, refetch } = useSecondFactor({ staleTime: 0 });
  // Already set up in another tab, or no longer required.
  const isNeedless = data !== undefined && (data.enabled || !data.required);
  useEffect(() => {
    if (isNeedless && codes === null) goOn();
  }, [isNeedless, codes, goOn]);
  const showCodes = (fresh: readonly string[]) => {
    setIsStarting(false);
    setCodes(fresh);
  };
  return (
    <PublicPage
      action={
        <Button type="text" onClick={() => void signOut()}>
          {text.logout}
        </Button>
      }
    >
      <PageTitle title={text.title} />
      <Stack align="start" gap={12} width="narrow">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Text as="p" tone="secondary">
          {text.context}
        </Text>
        <NumberedSteps>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </NumberedSteps>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        <Button type="primary" onClick={() => setIsStarting(true)}>
          {text.start}
        </Button>
        <Text as="p" tone="muted" size="small">
          {text.note}
        </Text>
      </Stack>
      {isStarting && <StartSecondFactor onClose={() => setIsStarting(false)} onCodes={showCodes} />}
      {codes && <RecoveryCodes codes={codes} onClose={goOn} />}
    </PublicPage>
  );
}

/** To the requested page; rejected queries are fetched again. */
function useGoOn(): () => void {
  const arrive = useArrive();
  const forgetAll = useForgetAll();
  return useCallback(() => {
    forgetAll();
    session.secondFactorIsSetUp();
    void arrive();
  }, [arrive, forgetAll]);
}
