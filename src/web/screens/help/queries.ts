/** What the help reads: it changes only with the program, so nothing is asked twice. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { guideArticle, guideArticles, guideGlossary, guideSearch, guideValidations } from '#api/guide/contract.ts';
import { call } from '../../data/transport/api.ts';

// The screen shows a failure in its place.
const lasting = { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } } as const;

export const validationsQuery = queryOptions({
  ...lasting,
  queryKey: ['guide', 'validations'],
  queryFn: async ({ signal }) => (await call(guideValidations, { signal })).data,
});

export const articlesQuery = queryOptions({
  ...lasting,
  queryKey: ['guide', 'articles'],
  queryFn: async ({ signal }) => (await call(guideArticles, { signal })).data,
});

export const glossaryQuery = queryOptions({
  ...lasting,
  queryKey: ['guide', 'glossary'],
  queryFn: async ({ signal }) => (await call(guideGlossary, { signal })).data,
});

export function useArticlePage(key: string) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'articles', key],
    queryFn: async ({ signal }) => (await call(guideArticle, { params: { key }, signal })).data,
  });
}

/** What was found stays while the next letters are looked for. */
export function useSearch(text: string) {
  return useQuery({
    ...lasting,
    queryKey: ['guide', 'search', text],
    queryFn: async ({ signal }) => (await call(guideSearch, { query: { text }, signal })).data,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}
