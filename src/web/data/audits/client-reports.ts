/** Reports of months for clients: proposed, sent, withdrawn; and read by their link. */
import { useQuery } from '@tanstack/react-query';
import {
  getClientReportFile,
  listClientReports,
  openClientReport,
  proposeClientReport,
  readClientReportFile,
  sendClientReport,
  withdrawClientReport,
} from '#api/audits/audits/client-report/calls.gen.ts';
import type { ClientReport, sendClientReport as sendDeclared } from '#api/audits/audits/client-report/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };
const sentKey = (company: number) => ['client-reports', company] as const;

export type GivenReport = BodyOf<typeof sendDeclared>;

/** A report that was sent, its link, and the message that takes it there. */
export interface SentReport {
  data: ClientReport;
  link: string;
  message: string;
}

export function useReportProposal(company: number, auditId: string | null) {
  return useQuery({
    queryKey: ['client-report', company, auditId],
    queryFn: async ({ signal }) =>
      (await call(proposeClientReport, { params: { id: company, auditId: auditId ?? '' }, signal })).data,
    enabled: auditId !== null,
    meta: quiet,
  });
}

export function useSentReports(company: number) {
  return useQuery({
    queryKey: sentKey(company),
    queryFn: async ({ signal }) => (await call(listClientReports, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export function useSendReport(company: number, auditId: string, reaction?: Reaction<SentReport, GivenReport>) {
  const send = (body: GivenReport) => call(sendClientReport, { params: { id: company, auditId }, body });
  return useChange(
    {
      send,
      settled: (cache) =>
        cache.invalidateQueries({
          predicate: ({ queryKey: [what, of, part] }) =>
            (what === 'client-reports' || what === 'audits') && of === company && part !== 'changes',
        }),
    },
    reaction,
  );
}

export function useWithdrawReport(company: number, reaction?: Reaction<ClientReport, string>) {
  const send = async (reportId: string) =>
    (await call(withdrawClientReport, { params: { id: company, reportId } })).data;
  return useChange({ send, settled: (cache) => cache.invalidateQueries({ queryKey: sentKey(company) }) }, reaction);
}

export function useDownloadSent(company: number) {
  return useChange({
    send: (reportId: string) => download(getClientReportFile, { params: { id: company, reportId } }, `${reportId}.pdf`),
  });
}

export function useLinkedReport(token: string) {
  return useQuery({
    queryKey: ['linked-report', token],
    queryFn: async ({ signal }) => (await call(openClientReport, { body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

export function useDownloadLinked(token: string, name: string) {
  return useChange({ send: () => download(readClientReportFile, { body: { token } }, name) });
}
