/** Items of a company's financial report. Each part of the screen shows its own failures, so none becomes a notice. */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getReportItems,
  listReportAccounts,
  listReportChanges,
  restoreReportItems,
  setReportItems,
} from '#api/audits/report-items/calls.gen.ts';
import type { ReportChange, ReportDocument } from '#api/audits/report-items/contract.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

const reportKey = (company: number) => ['report-items', company] as const;

function reportQuery(company: number) {
  return queryOptions({
    queryKey: [...reportKey(company), 'items'],
    queryFn: async ({ signal }) => (await call(getReportItems, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export function useReportItems(company: number) {
  return useQuery(reportQuery(company));
}

/** Refetches the items, as after a conflict. */
export function useRereadReport(company: number): () => Promise<ReportDocument> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...reportQuery(company), staleTime: 0 });
}

/** Accounts of the newest month; `enabled`: whoever may not see the books has none. */
export function useReportAccounts(company: number, enabled: boolean) {
  return useQuery({
    queryKey: [...reportKey(company), 'accounts'],
    queryFn: async ({ signal }) => (await call(listReportAccounts, { params: { id: company }, signal })).data,
    enabled,
    meta: quiet,
  });
}

/** The last 50, newest first. `enabled`: fetched once shown. */
export function useReportChanges(company: number, enabled: boolean) {
  return useQuery({
    queryKey: [...reportKey(company), 'changes'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 50 };
      return (await call(listReportChanges, { params: { id: company }, query, signal })).data;
    },
    enabled,
    meta: quiet,
  });
}

function stored(cache: QueryClient, company: number, now: ReportDocument): void {
  cache.setQueryData(reportQuery(company).queryKey, now);
  void cache.invalidateQueries({ queryKey: [...reportKey(company), 'changes'] });
}

/** Over the version that was read. */
export function useSetReport(company: number, version: number, reaction?: Reaction<ReportDocument, ReportAssignments>) {
  const send = async (assignments: ReportAssignments) => {
    const params = { id: company };
    return (await call(setReportItems, { params, body: { assignments }, ifMatch: version })).data;
  };
  return useChange({ send, stored: (cache, now) => stored(cache, company, now) }, reaction);
}

/** Restores the items as they were after a change, as a new change. */
export function useRestoreReport(company: number, version: number, reaction?: Reaction<ReportDocument, ReportChange>) {
  const send = async (change: ReportChange) =>
    (await call(restoreReportItems, { params: { id: company, version: change.version }, ifMatch: version })).data;
  return useChange({ send, stored: (cache, now) => stored(cache, company, now) }, reaction);
}
