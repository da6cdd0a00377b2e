/** Settings of a company's validations. Each part of the screen shows its own failures, so none becomes a notice. */
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getValidation,
  listAccountNames,
  listParametrizationChanges,
  listValidations,
  previewMonths,
  previewValidation,
  restoreParametrization,
  setValidation,
} from '#api/audits/parametrization/calls.gen.ts';
import type { ParametrizationChange, ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { session } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Query key of a company's settings. */
export const parametrizationKey = (company: number) => ['parametrization', company] as const;

/** Settings of a company are others: what shows them, its chart or its audits reads them again. */
export function parametrizationChanged(cache: QueryClient, company: number): Promise<void> {
  session.chartChanged();
  return cache.invalidateQueries({ queryKey: parametrizationKey(company) });
}

/** Reads everything of the parametrization again, unless it is being read already. */
export function useReadParametrizationAgain(): (company: number) => void {
  const cache = useQueryClient();
  return useCallback(
    (company) => void cache.invalidateQueries({ queryKey: parametrizationKey(company) }, { cancelRefetch: false }),
    [cache],
  );
}

/** In run order. */
export function useValidations(company: number) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(listValidations, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

/** Accounts of the newest balance and names of titles; failures leave the codes without names. */
export function useAccountNames(company: number) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'account-names'],
    queryFn: async ({ signal }) => (await call(listAccountNames, { params: { id: company }, signal })).data,
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

/** Refetches a validation, as after a conflict. */
export function useRereadValidation(company: number, validationId: number): () => Promise<ParametrizedValidation> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...validationQuery(company, validationId), staleTime: 0 });
}

/** Input of a preview. */
function trialOf(id: number, validationId: number, settings: ValidationSettings, signal: AbortSignal) {
  return { params: { id, validationId }, body: { settings }, signal, storesNothing: true } as const;
}

/** Preview of the newest month under some settings; null is disabled. */
export function usePreview(company: number, validationId: number, settings: ValidationSettings | null) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'preview', validationId, settings],
    queryFn:
      settings === null
        ? skipToken
        : async ({ signal }) => (await call(previewValidation, trialOf(company, validationId, settings, signal))).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** Number of findings of the last months under some settings, oldest first; null is disabled. */
export function useMonthsPreview(company: number, validationId: number, settings: ValidationSettings | null) {
  return useQuery({
    queryKey: [...parametrizationKey(company), 'months', validationId, settings],
    queryFn:
      settings === null
        ? skipToken
        : async ({ signal }) => (await call(previewMonths, trialOf(company, validationId, settings, signal))).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** The last 50, newest first. `enabled`: fetched once shown. */
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
    void parametrizationChanged(cache, company);
  };
  return useChange({ send, stored }, reaction);
}

/** Restores the state after a change, as a new change. Pending until everything has been refetched. */
export function useRestoreSettings(
  company: number,
  { id, attributes }: ParametrizedValidation,
  reaction?: Reaction<ParametrizedValidation, ParametrizationChange>,
) {
  const send = async ({ version }: ParametrizationChange) =>
    (await call(restoreParametrization, { params: { id: company, version }, ifMatch: attributes.version })).data;
  const stored = (cache: QueryClient, now: ParametrizedValidation) => {
    cache.setQueryData(validationQuery(company, id).queryKey, now);
    return parametrizationChanged(cache, company);
  };
  return useChange({ send, stored }, reaction);
}
