/** Financial statements of a company's month. Keys begin with those of its audits: a stored month changes them. */
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { getStatement, getStatementTrend, listStatements } from '#api/statements/statements/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { parseTree, parseTrend } from './parse-tree.ts';

const quiet = { quiet: true };

export const statementsKey = (company: number) => ['audits', company, 'statements'] as const;

/** `period`: absent for the newest. */
export function useStatements(company: number, period: string | null) {
  return useQuery({
    queryKey: [...statementsKey(company), 'overview', period],
    queryFn: async ({ signal }) => {
      const query = period === null ? {} : { period };
      return (await call(listStatements, { params: { id: company }, query, signal })).data;
    },
    meta: quiet,
    placeholderData: keepPreviousData,
  });
}

export type StatementAsked = QueryOf<typeof getStatement>;

/** Keeps the figures before while others of the same statement are read. */
export function useStatement(company: number, statement: string, asked: StatementAsked) {
  return useQuery({
    queryKey: [...statementsKey(company), 'statement', statement, asked],
    queryFn: async ({ signal }) => {
      const { data, marks } = await call(getStatement, { params: { id: company, statement }, query: asked, signal });
      return { tree: parseTree(data), marks };
    },
    meta: quiet,
    placeholderData: (before) => (before?.tree.key === statement ? before : undefined),
  });
}

export type TrendAsked = QueryOf<typeof getStatementTrend>;

/** `asked`: null for a statement without trend. */
export function useStatementTrend(company: number, statement: string, asked: TrendAsked | null) {
  return useQuery({
    queryKey: [...statementsKey(company), 'trend', statement, asked],
    queryFn:
      asked === null
        ? skipToken
        : async ({ signal }) =>
            parseTrend(
              (await call(getStatementTrend, { params: { id: company, statement }, query: asked, signal })).data,
            ),
    meta: quiet,
  });
}
