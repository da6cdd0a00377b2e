/**
 * The help: validations, package formats, articles and glossary. They change with releases only, so each is fetched
 * once.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  guideArticle,
  guideArticles,
  guideFormat,
  guideFormats,
  guideGlossary,
  guideSearch,
  guideValidation,
  guideValidations,
} from '#api/guide/calls.gen.ts';
import { call } from '../transport/api.ts';

// Failures are shown in place.
const lasting = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } } as const;

export function useGuideValidations() {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'validations'],
    queryFn: async ({ signal }) => (await call(guideValidations, { signal })).data,
  });
}

/** The page of a validation. `enabled`: fetched once shown. */
export function useValidationPage(key: string, { enabled = true } = {}) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'validations', key],
    queryFn: async ({ signal }) => (await call(guideValidation, { params: { key }, signal })).data,
    enabled,
  });
}

/** Export instructions by package. */
export function useGuideFormats() {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'formats'],
    queryFn: async ({ signal }) => (await call(guideFormats, { signal })).data,
  });
}

/** Disabled without a key. */
export function useFormatPage(key: string | undefined) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'formats', key],
    queryFn: async ({ signal }) => (await call(guideFormat, { params: { key: key ?? '' }, signal })).data,
    enabled: key !== undefined,
  });
}

export function useGuideArticles() {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'articles'],
    queryFn: async ({ signal }) => (await call(guideArticles, { signal })).data,
  });
}

export function useArticlePage(key: string) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'articles', key],
    queryFn: async ({ signal }) => (await call(guideArticle, { params: { key }, signal })).data,
  });
}

export function useGlossary() {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'glossary'],
    queryFn: async ({ signal }) => (await call(guideGlossary, { signal })).data,
  });
}

/** Search hits; the previous ones stay until the new ones arrive. Disabled for an empty text. */
export function useGuideSearch(text: string) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'search', text],
    queryFn: async ({ signal }) => (await call(guideSearch, { query: { text }, signal })).data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
