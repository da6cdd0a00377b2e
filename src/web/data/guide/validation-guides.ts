/** The page of the help about a validation, for the help and for who sets it up. It changes only with the program. */
import { useQuery } from '@tanstack/react-query';
import { guideValidation } from '#api/guide/contract.ts';
import { call } from '../transport/api.ts';

/** `enabled`: asked only once it is looked at. */
export function useValidationPage(key: string, { enabled = true } = {}) {
  return useQuery({
    queryKey: ['guide', 'validations', key],
    queryFn: async ({ signal }) => (await call(guideValidation, { params: { key }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
    // Whoever shows it shows a failure in its place.
    meta: { quiet: true },
  });
}
