/** What the parametrization reads. Each part of the screen says its own failures, so none becomes a notice. */
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import {
  getValidation,
  listParametrizationChanges,
  listValidations,
  previewMonths,
  previewValidation,
} from '#api/audits/parametrization/contract.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { call } from '../../data/transport/api.ts';

const quiet = { quiet: true };

/** Key of everything about a company's settings. */
export const parametrizationKey = (company: number) => ['parametrization', company] as const;

/** In the order in which they run. */
export function validationsQuery(company: number) {
  return queryOptions({
    queryKey: [...parametrizationKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(listValidations, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export function validationQuery(company: number, validationId: number) {
  return queryOptions({
    queryKey: [...parametrizationKey(company), 'validation', validationId],
    queryFn: async ({ signal }) => (await call(getValidation, { params: { id: company, validationId }, signal })).data,
    meta: quiet,
  });
}

/** What the newest month would have with some settings; null asks nothing. */
export function previewQuery(company: number, validationId: number, settings: ValidationSettings | null) {
  return queryOptions({
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
export function monthsQuery(company: number, validationId: number, settings: ValidationSettings | null) {
  return queryOptions({
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

/** Newest first, the last 50. */
export function changesQuery(company: number, validationId: number) {
  return queryOptions({
    queryKey: [...parametrizationKey(company), 'changes', validationId],
    queryFn: async ({ signal }) =>
      (
        await call(listParametrizationChanges, {
          params: { id: company },
          query: { validationId, pageSize: 50 },
          signal,
        })
      ).data,
    meta: quiet,
  });
}
