/** Siigo Nube state of the loading view: credential, last pulls, start of a pull. */

import { useCallback, useEffect, useState } from 'react';
import type { BalancePull } from '#api/balances/balance-pulls/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { useFetchAudit, useReadMonthsAgain } from '../../../../data/audits/audits.ts';
import { isUnderWay, usePulls, useStartPull } from '../../../../data/balances/balance-pulls.ts';
import { useCredential, useReadCredentialAgain } from '../../../../data/companies/software-credentials.ts';
import { reportFailure } from '../../../../data/failures/report-failure.ts';
import type { AuditRuns } from '../../progress/use-audit-runs.ts';
import { isFresh, isGood } from './pull-lines.ts';

export interface SiigoNube {
  company: number;
  /** Undefined while loading, without permission, or if the books are in another package. */
  credential: SoftwareCredential | undefined;
  /** Newest first. */
  pulls: readonly BalancePull[];
  /** Pull to show: running or recently ended. */
  shown: BalancePull | null;
  starting: boolean;
  /** From one month to another, `2026-02` each. */
  start(from: string, to: string): Promise<void>;
  dismiss(): void;
}

const nothing = () => undefined;

/** `runs`: audits followed by the view; those of a successful pull are added when it ends. */
export function useSiigo({ id: company, uses_siigo: isSiigo }: Company, runs: AuditRuns): SiigoNube {
  const [own, setOwn] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const credential = useCredential(company, isSiigo);
  const { data: pulls = [] } = usePulls(company, isSiigo);
  const newest = pulls[0];
  const isShown = newest !== undefined && newest.id !== dismissed && isFresh(newest, new Date());
  const shown = isShown ? newest : null;
  useFreshMonths(company, shown);
  useAuditsOf(company, shown !== null && shown.id === own ? shown : null, runs);

  const pull = useStartPull(company, { onSuccess: ({ id }) => setOwn(id) });
  // Failures are shown as notices.
  const start = (from: string, to: string) => pull.mutateAsync({ from, to }).then(nothing, nothing);
  return {
    company,
    credential: credential.data,
    pulls,
    shown,
    starting: pull.isPending,
    start,
    dismiss: () => setDismissed(newest?.id ?? null),
  };
}

/** Invalidates the months as they arrive, and the credential state at the end. */
function useFreshMonths(company: number, shown: BalancePull | null): void {
  const readMonthsAgain = useReadMonthsAgain();
  const readCredentialAgain = useReadCredentialAgain(company);
  const good = shown?.attributes.months.filter(isGood).length ?? 0;
  const state = shown?.attributes.state;
  useEffect(() => {
    if (good > 0) readMonthsAgain(company);
  }, [readMonthsAgain, company, good]);
  useEffect(() => {
    if (state === 'done') readCredentialAgain();
  }, [readCredentialAgain, state]);
}

/** When every month succeeded, opens the audits. */
function useAuditsOf(company: number, pull: BalancePull | null, { start }: AuditRuns): void {
  const fetchAudit = useFetchAudit(company);
  const follow = useCallback(
    async (auditIds: readonly string[]) => {
      for (const auditId of auditIds) start(company, await fetchAudit(auditId));
    },
    [fetchAudit, company, start],
  );
  const ended = pull !== null && !isUnderWay(pull) && pull.attributes.months.every(isGood);
  const audits = ended ? pull.attributes.months.flatMap(({ auditId }) => auditId ?? []).join() : '';
  useEffect(() => {
    // A result that cannot be fetched now is still in its month.
    if (audits !== '') void follow(audits.split(',')).catch(reportFailure);
  }, [audits, follow]);
}
