/**
 * Audits of a company's months and their findings. Each part of a page shows its own failures, so none becomes a
 * notice.
 */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import {
  auditChanges,
  auditEvents,
  auditMonths,
  getAudit,
  newestMonths,
  startAudit,
  startAudits,
} from '#api/audits/audits/calls.gen.ts';
import type { Audit, AuditEvent, auditEvents as auditEventsDeclared } from '#api/audits/audits/contract.ts';
import { auditFinding, auditFindings } from '#api/audits/audits/findings/calls.gen.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { auditPath } from '../routes/company-route.ts';
import { session, useSession } from '../session/session.ts';
import { call, events } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Polling interval in milliseconds while months are being audited. */
const again = 2000;

/** Query key of a company's audits. */
const auditsKey = (company: number) => ['audits', company] as const;

function monthsQuery(company: number, to: string | null) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'months', to],
    queryFn: async ({ signal }) =>
      (await call(auditMonths, { params: { id: company }, query: to ? { to } : {}, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some((month) => month.state === 'auditando') ? again : false),
    meta: quiet,
  });
}

/** The 24 months up to the newest one with a balance. */
export function useNewestMonths(company: number) {
  return useQuery(monthsQuery(company, null));
}

/** The 24 months up to `to` (`2026-02`); the previous data stays until they arrive. */
export function useMonthsTo(company: number, to: string | null, enabled: boolean) {
  return useQuery({ ...monthsQuery(company, to), enabled, placeholderData: keepPreviousData });
}

/** The newest month with a balance of each company. */
export function useNewestMonthOfEach() {
  return useQuery({
    queryKey: ['audits', 'newest'],
    queryFn: async ({ signal }) => (await call(newestMonths, { query: {}, signal })).data,
    meta: quiet,
  });
}

function auditQuery(company: number, auditId: string | null) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'audit', auditId],
    queryFn: auditId
      ? async ({ signal }) => (await call(getAudit, { params: { id: company, auditId }, signal })).data
      : skipToken,
    meta: quiet,
  });
}

/** Disabled without an id. */
export function useAudit(company: number, auditId: string | null) {
  return useQuery(auditQuery(company, auditId));
}

/** Fetches an audit outside of a component. Rejects with the server's failure. */
export function useFetchAudit(company: number): (auditId: string) => Promise<Audit> {
  const cache = useQueryClient();
  return useCallback((auditId) => cache.fetchQuery(auditQuery(company, auditId)), [cache, company]);
}

/** Of no audit: none. */
export function useFindings(company: number, auditId: string | null) {
  return useQuery({
    queryKey: [...auditsKey(company), 'findings', auditId],
    queryFn: async ({ signal }) =>
      (await call(auditFindings, { params: { id: company, auditId: auditId ?? '' }, signal })).data,
    enabled: auditId !== null,
    meta: quiet,
  });
}

/** One finding with all its details. */
export function useFinding(company: number, auditId: string, fingerprint: string, enabled: boolean) {
  return useQuery({
    queryKey: [...auditsKey(company), 'finding', auditId, fingerprint],
    queryFn: async ({ signal }) =>
      (await call(auditFinding, { params: { id: company, auditId, fingerprint }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** Starts the audit of a month's newest version; resolves at once, the work runs as a job. */
export async function auditMonth(company: number, { year, month }: Period): Promise<Audit> {
  return (await call(startAudit, { params: { id: company }, body: { year, month } })).data;
}

/** The same as a mutation, for a page that shows the month. */
export function useStartAudit(company: number, reaction?: Reaction<Audit, Period>) {
  const send = (period: Period) => auditMonth(company, period);
  const stored = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: auditsKey(company) });
  return useChange({ send, stored }, reaction);
}

/**
 * What changed after an audit. Always asked again, and whenever the Session says that the chart or the company changed: it
 * depends on the profile, the parametrization and other months.
 */
export function useAuditChanges(company: number, auditId: string) {
  const triggers = useSession(useShallow((state) => [state.triggerChartAccount, state.triggerCompany]));
  return useQuery({
    queryKey: [...auditsKey(company), 'changes', auditId, ...triggers],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(auditChanges, { params: { id: company, auditId }, signal })).data,
    staleTime: 0,
    meta: quiet,
  });
}

/** Months to audit, `2026-02` each; `following`: and all later ones with a balance. */
export interface MonthsToAudit {
  periods: string[];
  following?: boolean;
}

/** Starts the audits of several months, oldest first. */
export async function auditMonthsAgain(company: number, body: MonthsToAudit): Promise<Audit[]> {
  return (await call(startAudits, { params: { id: company }, body })).data;
}

export function useAuditAgain(company: number) {
  const send = (months: MonthsToAudit) => auditMonthsAgain(company, months);
  const stored = (cache: QueryClient) => cache.invalidateQueries({ queryKey: auditsKey(company) });
  return useChange({ send, stored });
}

/** Audits a month again and navigates to it. */
export function useAuditMonth(company: number) {
  const navigate = useNavigate();
  const send = async (period: Period) => {
    await auditMonth(company, period);
    return period;
  };
  const stored = async (cache: QueryClient, period: Period) => {
    await cache.invalidateQueries({ queryKey: auditsKey(company) });
    await navigate(`${auditPath(company)}?mes=${periodKey(period)}`);
  };
  return useChange({ send, stored });
}

/** Invalidates audits: of one company, or of all. */
export function useReadAuditsAgain(): (company?: number) => void {
  const cache = useQueryClient();
  return useCallback(
    (company) => void cache.invalidateQueries({ queryKey: company === undefined ? ['audits'] : auditsKey(company) }),
    [cache],
  );
}

/** Invalidates the months of a company: a balance was stored, from which its chart comes. */
export function useReadMonthsAgain(): (company: number) => void {
  const cache = useQueryClient();
  return useCallback(
    (company) => {
      session.chartChanged();
      void cache.invalidateQueries({ queryKey: [...auditsKey(company), 'months'] });
    },
    [cache],
  );
}

/** Events of a running audit, until `isLast`; reconnects. */
export function followAudit(
  company: number,
  auditId: string,
  isLast: (event: AuditEvent) => boolean,
  signal: AbortSignal,
): AsyncGenerator<AuditEvent> {
  return events<AuditEvent, typeof auditEventsDeclared>(
    auditEvents,
    { params: { id: company, auditId }, signal },
    isLast,
  );
}
