/** Who is mailed when the statements of a month are signed. */
import { useQuery } from '@tanstack/react-query';
import { getStatementMail, putStatementMail } from '#api/statements/statement-mail/calls.gen.ts';
import type { StatementMail, StatementMailChoice } from '#api/statements/statement-mail/contract.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const mailKey = (company: number) => ['statement-mail', company];

/** Read once: a refetch would undo what is ticked and not stored. */
export function useStatementMail(company: number) {
  return useQuery({
    queryKey: mailKey(company),
    queryFn: async ({ signal }) => (await call(getStatementMail, { params: { id: company }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
}

export function usePutStatementMail(company: number, reaction?: Reaction<StatementMail, StatementMailChoice>) {
  const send = async (body: StatementMailChoice) =>
    (await call(putStatementMail, { params: { id: company }, body })).data;
  return useChange(
    { send, stored: (cache, setting) => cache.setQueryData<StatementMail>(mailKey(company), setting) },
    reaction,
  );
}
