/** What the audit screen reads from the service. Each part of the page says its own failures, so none becomes a notice. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { auditFinding, auditFindings, auditMonths, getAudit, startAudit } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { call } from '../../data/transport/api.ts';

const quiet = { quiet: true };

/** Key of everything about a company's audits. */
export const auditsKey = (company: number) => ['audits', company] as const;

/** 24 months that end in `to`, or in the newest one with a balance. */
export function monthsQuery(company: number, to: string | null = null) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'months', to],
    queryFn: async ({ signal }) =>
      (await call(auditMonths, { params: { id: company }, query: to ? { to } : {}, signal })).data,
    meta: quiet,
  });
}

export function auditQuery(company: number, auditId: string | null) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'audit', auditId],
    queryFn: auditId
      ? async ({ signal }) => (await call(getAudit, { params: { id: company, auditId }, signal })).data
      : skipToken,
    meta: quiet,
  });
}

export function findingsQuery(company: number, auditId: string) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'findings', auditId],
    queryFn: async ({ signal }) => (await call(auditFindings, { params: { id: company, auditId }, signal })).data,
    meta: quiet,
  });
}

export function findingQuery(company: number, auditId: string, fingerprint: string) {
  return queryOptions({
    queryKey: [...auditsKey(company), 'finding', auditId, fingerprint],
    queryFn: async ({ signal }) =>
      (await call(auditFinding, { params: { id: company, auditId, fingerprint }, signal })).data,
    meta: quiet,
  });
}

/** Starts the audit of a month's newest version; answers at once, the work goes on as a job. */
export async function auditMonth(company: number, { year, month }: Period) {
  const params = { id: company };
  return (await call(startAudit, { params, body: { year, month } })).data;
}
