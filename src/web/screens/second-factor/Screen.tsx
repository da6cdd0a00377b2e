/** Asks whoever must have a second factor to set it up, and lets them go on to where they were going. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { getSecondFactor } from '#api/access/second-factor/contract.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { takePlace } from '../../data/session/login-return.ts';
import { session } from '../../data/session/session.ts';
import { call } from '../../data/transport/api.ts';
import { queryClient } from '../../data/transport/query-client.ts';
import { signOut } from '../../shell/sign-out.ts';
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx';
import { StartSecondFactor } from '../../sign-in/StartSecondFactor.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import styles from './Screen.module.css';
import { requiredText as text } from './text.es.ts';

export function RequiredSecondFactor() {
  const [isStarting, setIsStarting] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = useGoOn();
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }) => (await call(getSecondFactor, { signal })).data,
    staleTime: 0,
    meta: { quiet: true },
  });
  // Done in another tab, or no longer asked for.
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
      <div className={styles.box}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.context}>{text.context}</p>
        <ol className={styles.steps}>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
        <Button type="primary" onClick={() => setIsStarting(true)}>
          {text.start}
        </Button>
        <p className={styles.note}>{text.note}</p>
      </div>
      {isStarting && <StartSecondFactor onClose={() => setIsStarting(false)} onCodes={showCodes} />}
      {codes && <RecoveryCodes codes={codes} onClose={goOn} />}
    </PublicPage>
  );
}

/** To where they were going; what was refused meanwhile is asked for anew. */
function useGoOn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    queryClient.clear();
    session.secondFactorIsSetUp();
    void navigate(takePlace() ?? auditPath(0), { replace: true });
  }, [navigate]);
}
