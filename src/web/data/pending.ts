/** What waits over all companies of the user, its calendar, and asking many clients for the month. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { pendingWork, workCalendar } from '#api/audits/pending/calls.gen.ts';
import { askForFiles, renewFileRequest } from '#api/balances/file-requests/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import type { AskedRequest, GivenRequest } from './balances/file-requests.ts';
import { call } from './transport/api.ts';
import { type Reaction, useChange } from './transport/use-change.ts';

export type PendingWork = AnswerOf<typeof pendingWork>;

const pendingKey = ['pending'] as const;
const quiet = { quiet: true };

export function usePendingWork(whose: 'mine' | 'team') {
  return useQuery({
    queryKey: [...pendingKey, 'work', whose],
    queryFn: ({ signal }) => call(pendingWork, { query: { whose }, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** `month`: `2026-04`; `company`: of one only. */
export function useWorkCalendar(month: string, company: number | undefined) {
  return useQuery({
    queryKey: [...pendingKey, 'calendar', month, company ?? null],
    queryFn: ({ signal }) =>
      call(workCalendar, { query: { month, ...(company !== undefined && { company }) }, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** What is asked of one client among many: anew, or again where a request is open. */
export type AskingOfOne = { company: number } & ({ body: GivenRequest } | { requestId: string; expiresOn: string });

export function useAskOneOfMany(reaction?: Reaction<AskedRequest, AskingOfOne>) {
  const send = ({ company: id, ...asking }: AskingOfOne): Promise<AskedRequest> =>
    'body' in asking
      ? call(askForFiles, { params: { id }, body: asking.body })
      : call(renewFileRequest, {
          params: { id, requestId: asking.requestId },
          body: { expiresOn: asking.expiresOn },
        });
  return useChange({ send }, reaction);
}

/** Reads what waits again, after many were asked. */
export function useReadPendingAgain(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey: [what] }) => what === 'pending' || what === 'file-requests' });
}
