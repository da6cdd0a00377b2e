/** The companies of the user: one query for the selector, the list and the guards; the Session keeps the copy that the seed names. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { session, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';

export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: async ({ signal }) => {
    const { data } = await call(userCompanies, { query: { comp_is_active: true }, signal });
    session.setCompanies(data);
    return data;
  },
});

/** The caller's active companies; those that the Session remembers until the server answers. Nobody signed in has none. */
export function useCompanies() {
  const remembered = useSession((state) => state.companies);
  const enabled = useSession((state) => state.isAuth);
  return useQuery({
    ...companiesQuery,
    enabled,
    placeholderData: () => (remembered.length ? [...remembered] : undefined),
  });
}
