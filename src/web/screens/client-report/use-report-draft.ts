/** What is written of a report before it is sent, and the sheet that follows from it. */

import { usualNeedDays, usualReportDays } from '#api/audits/audits/client-report/calls.gen.ts';
import type { proposeClientReport } from '#api/audits/audits/client-report/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import type { ClientSheet } from '#core/report/client-sheet-schema.ts';
import { dayAfter } from '../../asked/day-after.ts';
import { useDraft } from '../../data/session/draft.ts';

export type Proposal = AnswerOf<typeof proposeClientReport>['data'];

export interface ReportDraft {
  name: string;
  greeting: string;
  email: string;
  needs: readonly { fingerprint: string; words: string }[];
  due: string;
  expiresOn: string;
}

export function draftName(company: number, auditId: string): string {
  return `client-report-${company}-${auditId}`;
}

export function useReportDraft(company: number, auditId: string, { sheet, candidates, recipient }: Proposal) {
  const [draft, setDraft] = useDraft<ReportDraft>(draftName(company, auditId), {
    name: recipient?.name ?? '',
    greeting: recipient?.greeting ?? '',
    email: recipient?.email ?? '',
    needs: candidates
      .filter(({ isProposed }) => isProposed)
      .map(({ fingerprint, need: { words } }) => ({ fingerprint, words })),
    due: dayAfter(usualNeedDays),
    expiresOn: dayAfter(usualReportDays),
  });
  const needs = draft.needs.flatMap(({ fingerprint, words }) => {
    const candidate = candidates.find((one) => one.fingerprint === fingerprint);
    if (candidate === undefined) return [];
    return [{ ...candidate.need, words, due: draft.due === '' ? candidate.need.due : draft.due }];
  });
  const shown: ClientSheet = { ...sheet, greeting: draft.greeting.trim(), needs };
  return { draft, setDraft, sheet: shown };
}
