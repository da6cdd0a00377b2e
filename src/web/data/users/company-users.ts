/** Links between users and companies. */
import { useQuery } from '@tanstack/react-query';
import { linkCompanyUser, listCompanyUsers, unlinkCompanyUser } from '#api/users/company-users/calls.gen.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { readUsersAgain, usersKey } from './users-key.ts';

export function useCompanyUsers(company: number) {
  return useQuery({
    queryKey: [...usersKey, 'company', company],
    queryFn: async ({ signal }) => (await call(listCompanyUsers, { params: { id: company }, signal })).data,
    meta: { quiet: true },
  });
}

/** A user of a company, with the name for messages. */
export interface CompanyUser {
  company: number;
  userId: number;
  name: string;
}

export function useLinkCompanyUser(reaction?: Reaction<unknown, CompanyUser>) {
  const send = ({ company: id, userId }: CompanyUser): Promise<unknown> =>
    call(linkCompanyUser, { params: { id, userId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

export function useUnlinkCompanyUser(reaction?: Reaction<unknown, CompanyUser>) {
  const send = ({ company: id, userId }: CompanyUser): Promise<unknown> =>
    call(unlinkCompanyUser, { params: { id, userId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}
