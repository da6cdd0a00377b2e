/** Registration steps: the next one follows from the server's state; each is a history entry. */

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReadRegistrationAgain, useRegistration } from '../../data/access/registration.ts';
import { isSignedIn, session, useSession } from '../../data/session/session.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { CodeStep } from './CodeStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { FirstDataStep } from './FirstDataStep.tsx';
import { LicenseStep } from './LicenseStep.tsx';
import { dropRegistration, readSecret } from './registration-secret.ts';
import { SignedIn } from './SignedIn.tsx';
import { StepList } from './StepList.tsx';
import { registerText } from './text.es.ts';
import { UserStep } from './UserStep.tsx';

/** Step of the current history entry; undefined before it is set. */
function useStepOfHistory(): number | undefined {
  const { state } = useLocation();
  const step = (state as { step?: number } | null)?.step;
  useEffect(() => {
    if (step !== undefined) session.setRegisterStep(step);
  }, [step]);
  return step;
}

export function Steps() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const placed = useStepOfHistory();
  const registration = useRegistration(readSecret, dropRegistration);
  const { stepRegister: step, companyToRegister: company } = useSession();
  const known = registration.data;
  const again = useReadRegistrationAgain();
  // The session stores the current step; the server limits how far it may be.
  const furthest = known === null || known === undefined ? 1 : !known.verified ? 2 : known.company === null ? 3 : 4;
  const current = company > 0 && isSignedIn() ? 5 : Math.max(1, Math.min(step, furthest));
  const over = isSignedIn() && company === 0;
  const [hasAccount, setHasAccount] = useState(over);
  useEffect(() => {
    if (registration.isSuccess && !over && step !== current) session.setRegisterStep(current);
  }, [registration.isSuccess, over, step, current]);
  useEffect(() => {
    if (registration.isSuccess && !over && placed === undefined)
      void navigate({ search }, { replace: true, state: { step: current } });
  }, [registration.isSuccess, over, placed, current, navigate, search]);

  // A registration that just ended is already navigating.
  if (over) return hasAccount ? <SignedIn onLeft={() => setHasAccount(false)} /> : null;
  if (registration.isPending) return <SkeletonRows rows={6} columns="1fr 1fr" height={64} />;
  if (registration.isError)
    return <ErrorState failure={registration.error} message={registerText.loadFailed} onRetry={() => void again()} />;
  const go = async (to: number) => {
    await again();
    // The entry of the history is there before the step is seen, so that going back finds it. A used code is removed.
    await navigate({ search }, { replace: current === 2, state: { step: to } });
    session.setRegisterStep(to);
    scrollTo(0, 0);
  };
  return (
    <>
      <StepList current={current} />
      {current === 1 && <UserStep user={known?.person} onDone={() => go(2)} />}
      {current === 2 && known && <CodeStep registration={known} onBack={() => void go(1)} onDone={() => go(3)} />}
      {current === 3 && known && <CompanyStep registration={known} onDone={() => go(4)} />}
      {current === 4 && known?.company && <LicenseStep registration={known} onBack={() => void go(3)} />}
      {current === 5 && <FirstDataStep company={company} />}
    </>
  );
}
