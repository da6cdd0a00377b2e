/** The companies of the user: one query for the selector, the list and the guards; the Session keeps the copy that the seed names. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { userCompanies } from '#api/companies/contract.ts';
import { call } from './api.ts';
import { session, useSession } from './session.ts';

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: async ({ signal }) => {
    const { data } = await call(userCompanies, { query: { comp_is_active: true }, signal });
    session.setCompanies(data);
    return data;
  },
});

/** The caller's active companies; those that the Session remembers until the server answers. */
export function useCompanies() {
  const remembered = useSession((state) => state.companies);
  return useQuery({ ...companiesQuery, placeholderData: () => (remembered.length ? [...remembered] : undefined) });
}
