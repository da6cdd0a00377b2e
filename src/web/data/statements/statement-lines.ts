/** Lines of a company's statements: what it says of its accounts. Each part of the screen shows its own failures. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getStatementLines,
  listLineAccounts,
  listLineChanges,
  resetStatementLines,
  restoreStatementLines,
  setStatementLines,
} from '#api/statements/statement-lines/calls.gen.ts';
import type { StatementLineChange, StatementLinesDocument } from '#api/statements/statement-lines/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { statementsKey } from './statements.ts';

const quiet = { quiet: true };

const linesKey = (company: number) => [...statementsKey(company), 'lines'] as const;

function linesQuery(company: number) {
  return queryOptions({
    queryKey: [...linesKey(company), 'said'],
    queryFn: async ({ signal }) => (await call(getStatementLines, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export function useStatementLines(company: number) {
  return useQuery(linesQuery(company));
}

/** `period`: null for the newest month. */
export function useLineAccounts(company: number, period: string | null) {
  return useQuery({
    queryKey: [...linesKey(company), 'accounts', period],
    queryFn: async ({ signal }) => {
      const query = period === null ? {} : { period };
      return (await call(listLineAccounts, { params: { id: company }, query, signal })).data;
    },
    meta: quiet,
  });
}

/** The last 50, newest first. `enabled`: fetched once shown. */
export function useLineChanges(company: number, enabled: boolean) {
  return useQuery({
    queryKey: [...linesKey(company), 'changes'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 50 };
      return (await call(listLineChanges, { params: { id: company }, query, signal })).data;
    },
    enabled,
    meta: quiet,
  });
}

/** After a failure, as when somebody else stored lines meanwhile, what is there is read again. */
function settled(cache: QueryClient, company: number, failure: Error | null): Promise<void> | undefined {
  return failure === null ? undefined : cache.invalidateQueries({ queryKey: linesQuery(company).queryKey });
}

/** Every figure of the statements may be another. */
function stored(cache: QueryClient, company: number, now: StatementLinesDocument): Promise<void> {
  cache.setQueryData(linesQuery(company).queryKey, now);
  return cache.invalidateQueries({
    queryKey: statementsKey(company),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'said',
  });
}

function changeOf<Input>(company: number, send: (input: Input) => Promise<StatementLinesDocument>) {
  return {
    send,
    stored: (cache: QueryClient, now: StatementLinesDocument) => stored(cache, company, now),
    settled: (cache: QueryClient, failure: Error | null) => settled(cache, company, failure),
  };
}

export type LineAssignments = StatementLinesDocument['assignments'];

/** Over the version that was read. */
export function useSetLines(
  company: number,
  version: number,
  reaction?: Reaction<StatementLinesDocument, LineAssignments>,
) {
  const send = async (assignments: LineAssignments) =>
    (await call(setStatementLines, { params: { id: company }, body: { assignments }, ifMatch: version })).data;
  return useChange(changeOf(company, send), reaction);
}

/** Restores the lines as they were after a change, as a new change. */
export function useRestoreLines(
  company: number,
  version: number,
  reaction?: Reaction<StatementLinesDocument, StatementLineChange>,
) {
  const send = async (change: StatementLineChange) =>
    (await call(restoreStatementLines, { params: { id: company, version: change.version }, ifMatch: version })).data;
  return useChange(changeOf(company, send), reaction);
}

/** Everything as by default. */
export function useResetLines(company: number, version: number, reaction?: Reaction<StatementLinesDocument>) {
  const send = async () => (await call(resetStatementLines, { params: { id: company }, ifMatch: version })).data;
  return useChange(changeOf(company, send), reaction);
}
