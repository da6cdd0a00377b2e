/** How the balance is exported from each package, for the help and for who has no file yet. It changes only with the program. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { guideFormat, guideFormats } from '#api/guide/contract.ts';
import { call } from '../transport/api.ts';

// Whoever shows it shows a failure in its place.
const lasting = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } } as const;

export const formatsQuery = queryOptions({
  ...lasting,
  queryKey: ['guide', 'formats'],
  queryFn: async ({ signal }) => (await call(guideFormats, { signal })).data,
});

/** Nothing is asked while no key is known. */
export function useFormatPage(key: string | undefined) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'formats', key],
    queryFn: async ({ signal }) => (await call(guideFormat, { params: { key: key ?? '' }, signal })).data,
    enabled: key !== undefined,
  });
}
