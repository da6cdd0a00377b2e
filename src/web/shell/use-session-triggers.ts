/** Reads again what the Session's triggers say has changed: the companies, and the parametrization of the selected one. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReadParametrizationAgain } from '../data/audits/parametrization.ts';
import { useReadCompaniesAgain } from '../data/companies/companies.ts';
import { followTriggers } from '../data/session/follow-triggers.ts';
import { useSession } from '../data/session/session.ts';

export function useSessionTriggers(): void {
  const triggerCompany = useSession((state) => state.triggerCompany);
  const triggerChartAccount = useSession((state) => state.triggerChartAccount);
  const readCompanies = useReadCompaniesAgain();
  const readParametrization = useReadParametrizationAgain();
  const chartChanged = () => readParametrization(useSession.getState().companyGlobal);
  useEffect(followTriggers, []);
  useRisen(triggerCompany, readCompanies);
  useRisen(triggerChartAccount, chartChanged);
}

/** Acts whenever a counter changes, not at first: what was counted before the page was opened has been read. */
function useRisen(counter: number, act: () => void): void {
  const known = useRef(counter);
  const risen = useEffectEvent(act);
  useEffect(() => {
    if (known.current === counter) return;
    known.current = counter;
    risen();
  }, [counter]);
}
