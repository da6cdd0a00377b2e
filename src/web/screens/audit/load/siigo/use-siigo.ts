/** What the loading view knows of a company's Siigo Nube: its connection, its last pulls, and how to ask for another. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type BalancePull, listPulls, startPull } from '#api/balances/balance-pulls/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { credentialQuery } from '../../../../data/companies/software-credentials.ts';
import { call, reportFailure } from '../../../../data/transport/api.ts';
import type { AuditRuns } from '../../progress/use-audit-runs.ts';
import { auditQuery, auditsKey } from '../../queries.ts';
import { isFresh, isGood, isUnderWay } from './pull-lines.ts';

export interface SiigoNube {
  company: number;
  /** Undefined while it is asked, for who may not see it, and where the books are in another package. */
  credential: SoftwareCredential | undefined;
  /** Newest first. */
  pulls: readonly BalancePull[];
  /** The one to show: under way, or ended not long ago. */
  shown: BalancePull | null;
  starting: boolean;
  /** From one month to another, `2026-02` each. */
  start(from: string, to: string): Promise<void>;
  dismiss(): void;
}

const askAgainMs = 1000;

function pullsQuery(company: number) {
  return queryOptions({
    queryKey: ['siigo-pulls', company],
    queryFn: async ({ signal }) => (await call(listPulls, { params: { id: company }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askAgainMs : false),
    meta: { quiet: true },
  });
}

/** `runs` are the audits that the view follows: those of a pull that went well are added when it has ended. */
export function useSiigo({ id: company, uses_siigo: isSiigo }: Company, runs: AuditRuns): SiigoNube {
  const client = useQueryClient();
  const [own, setOwn] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const credential = useQuery({ ...credentialQuery(company), enabled: isSiigo });
  const { data: pulls = [] } = useQuery({ ...pullsQuery(company), enabled: isSiigo });
  const newest = pulls[0];
  const isShown = newest !== undefined && newest.id !== dismissed && isFresh(newest, new Date());
  const shown = isShown ? newest : null;
  useFreshMonths(company, shown);
  useAuditsOf(company, shown !== null && shown.id === own ? shown : null, runs);

  const start = async (from: string, to: string) => {
    setStarting(true);
    try {
      const period = from === to ? parsePeriod(from) : null;
      const { data } = await call(startPull, { params: { id: company }, body: period ?? { from, to } });
      setOwn(data.id);
      client.setQueryData(pullsQuery(company).queryKey, (before) => [data, ...(before ?? [])]);
    } catch (failure) {
      reportFailure(failure);
      void client.invalidateQueries({ queryKey: pullsQuery(company).queryKey });
    } finally {
      setStarting(false);
    }
  };
  return {
    company,
    credential: credential.data,
    pulls,
    shown,
    starting,
    start,
    dismiss: () => setDismissed(newest?.id ?? null),
  };
}

/** What comes in shows in the months of the page, and how it went in the connection. */
function useFreshMonths(company: number, shown: BalancePull | null): void {
  const client = useQueryClient();
  const good = shown?.attributes.months.filter(isGood).length ?? 0;
  const state = shown?.attributes.state;
  useEffect(() => {
    if (good > 0) void client.invalidateQueries({ queryKey: [...auditsKey(company), 'months'] });
  }, [client, company, good]);
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries({ queryKey: credentialQuery(company).queryKey });
  }, [client, company, state]);
}

/** When every month came, the audits are what the user waits for. */
function useAuditsOf(company: number, pull: BalancePull | null, { start }: AuditRuns): void {
  const client = useQueryClient();
  const follow = useCallback(
    async (auditIds: readonly string[]) => {
      for (const auditId of auditIds) start(company, await client.fetchQuery(auditQuery(company, auditId)));
    },
    [client, company, start],
  );
  const ended = pull !== null && !isUnderWay(pull) && pull.attributes.months.every(isGood);
  const audits = ended ? pull.attributes.months.flatMap(({ auditId }) => auditId ?? []).join() : '';
  useEffect(() => {
    // A result that cannot be fetched now is still in its month.
    if (audits !== '') void follow(audits.split(',')).catch(reportFailure);
  }, [audits, follow]);
}
