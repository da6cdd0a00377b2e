/** Documents of the statements, the notes that go with them, and what differs from what was signed. */
import { useQuery } from '@tanstack/react-query';
import { exportStatements } from '#api/statements/documents/calls.gen.ts';
import { getStatementNotes, setStatementNotes } from '#api/statements/notes/calls.gen.ts';
import type { StatementNotes } from '#api/statements/notes/contract.ts';
import { getSignedStatements } from '#api/statements/signed/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { statementsKey } from './statements.ts';

type ExportAsked = QueryOf<typeof exportStatements>;

/** `nameOf`: fallback file name. */
export function useExportStatements(company: number, nameOf: (asked: ExportAsked) => string) {
  const params = { id: company };
  return useChange({ send: (query: ExportAsked) => download(exportStatements, { params, query }, nameOf(query)) });
}

const notesKey = (company: number, period: string) => [...statementsKey(company), 'notes', period];

/** Read once: a refetch while somebody writes would change what the form compares with. */
export function useStatementNotes(company: number, period: string) {
  return useQuery({
    queryKey: notesKey(company, period),
    queryFn: async ({ signal }) => (await call(getStatementNotes, { params: { id: company, period }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
}

/** Over the notes that were read. */
export function useSetStatementNotes(
  company: number,
  { period, version }: StatementNotes,
  reaction?: Reaction<StatementNotes, StatementNotes['notes']>,
) {
  const send = async (notes: StatementNotes['notes']) => {
    const request = { params: { id: company, period }, body: { notes }, ifMatch: version };
    return (await call(setStatementNotes, request)).data;
  };
  return useChange(
    {
      send,
      // Later months carry them.
      settled: (cache) => cache.invalidateQueries({ queryKey: statementsKey(company) }),
    },
    reaction,
  );
}

/** `isSigned`: an open month has nothing to compare with. */
export function useSignedStatements(company: number, period: string, isSigned: boolean) {
  return useQuery({
    queryKey: [...statementsKey(company), 'signed', period],
    queryFn: async ({ signal }) => (await call(getSignedStatements, { params: { id: company, period }, signal })).data,
    enabled: isSigned,
    meta: { quiet: true },
  });
}
