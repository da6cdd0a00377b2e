/** How a company's validations are set. Each part of the screen says its own failures, so none becomes a notice. */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  getValidation,
  listParametrizationChanges,
  listValidations,
  previewMonths,
  previewValidation,
  restoreParametrization,
  setValidation,
} from '#api/audits/parametrization/calls.gen.ts';
import type { ParametrizationChange, ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Key of everything about a company's settings. */
const parametrizationKey = (company: number) => ['parametrization', company] as const;

/** In the order in which they run. */
export function useValidations(company: number) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(listValidations, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

function validationQuery(company: number, validationId: number) {
  return queryOptions({
    queryKey: [...parametrizationKey(company), 'validation', validationId],
    queryFn: async ({ signal }) => (await call(getValidation, { params: { id: company, validationId }, signal })).data,
    meta: quiet,
  });
}

export function useValidation(company: number, validationId: number) {
  return useQuery(validationQuery(company, validationId));
}

/** Reads a validation anew, as after a conflict. */
export function useRereadValidation(company: number, validationId: number): () => Promise<ParametrizedValidation> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...validationQuery(company, validationId), staleTime: 0 });
}

/** What the newest month would have with some settings; null asks nothing. */
export function usePreview(company: number, validationId: number, settings: ValidationSettings | null) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'preview', validationId, settings],
    queryFn:
      settings === null
        ? skipToken
        : async ({ signal }) =>
            (await call(previewValidation, { params: { id: company, validationId }, body: { settings }, signal })).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** How many findings the last months would have with some settings, oldest first; null asks nothing. */
export function useMonthsPreview(company: number, validationId: number, settings: ValidationSettings | null) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'months', validationId, settings],
    queryFn:
      settings === null
        ? skipToken
        : async ({ signal }) =>
            (await call(previewMonths, { params: { id: company, validationId }, body: { settings }, signal })).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** The last 50, newest first. `enabled`: asked only once they are looked at. */
export function useSettingsChanges(company: number, validationId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'changes', validationId],
    queryFn: async ({ signal }) => {
      const query = { validationId, pageSize: 50 };
      return (await call(listParametrizationChanges, { params: { id: company }, query, signal })).data;
    },
    enabled,
    meta: quiet,
  });
}

/** Over the version that was read. */
export function useSetValidation(
  company: number,
  { id, attributes }: ParametrizedValidation,
  reaction?: Reaction<ParametrizedValidation, ValidationSettings>,
) {
  const send = async (settings: ValidationSettings) => {
    const params = { id: company, validationId: id };
    return (await call(setValidation, { params, body: { settings }, ifMatch: attributes.version })).data;
  };
  const stored = (cache: QueryClient, now: ParametrizedValidation) => {
    cache.setQueryData(validationQuery(company, id).queryKey, now);
    void cache.invalidateQueries({ queryKey: parametrizationKey(company) });
  };
  return useChange({ send, stored }, reaction);
}

/** Brings the state after a change back, as a new change. Pending until everything has been read again. */
export function useRestoreSettings(
  company: number,
  { id, attributes }: ParametrizedValidation,
  reaction?: Reaction<ParametrizedValidation, ParametrizationChange>,
) {
  const send = async ({ version }: ParametrizationChange) =>
    (await call(restoreParametrization, { params: { id: company, version }, ifMatch: attributes.version })).data;
  const stored = (cache: QueryClient, now: ParametrizedValidation) => {
    cache.setQueryData(validationQuery(company, id).queryKey, now);
    return cache.invalidateQueries({ queryKey: parametrizationKey(company) });
  };
  return useChange({ send, stored }, reaction);
}
