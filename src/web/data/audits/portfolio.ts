/** The portfolio of the user's companies, and the user's marks and saved views. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  changePortfolioView,
  deletePortfolioView,
  exportPortfolio,
  getPortfolio,
  listPortfolioViews,
  markCompany,
  savePortfolioView,
} from '#api/audits/portfolio/calls.gen.ts';
import type { PortfolioMark, PortfolioQuery, PortfolioView } from '#api/audits/portfolio/contract.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';

export type Portfolio = AnswerOf<typeof getPortfolio>;

const portfolioKey = ['portfolio'] as const;
const quiet = { quiet: true };
/** Polling interval in milliseconds while months are being audited. */
const again = 3000;

const isAuditing = ({ data }: Portfolio) =>
  data.some(({ attributes: { months } }) => months?.some(({ state }) => state === 'auditando'));

/** The rows of a query; those of the one before until they arrive. */
export function usePortfolio(query: PortfolioQuery) {
  return useQuery({
    queryKey: [...portfolioKey, 'rows', query],
    queryFn: ({ signal }) => call(getPortfolio, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isAuditing(state.data) ? again : false),
    meta: quiet,
  });
}

export const portfolioFile = listFile(exportPortfolio);

interface NewMark {
  companyId: number;
  mark: PortfolioMark;
}

/** Shown at once; the lists follow. */
export function useMarkCompany() {
  const send = ({ companyId, mark }: NewMark) => call(markCompany, { params: { companyId }, body: mark });
  const readAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: [...portfolioKey, 'rows'] });
  return useChange<AnswerOf<typeof markCompany>, NewMark>({ send, settled: readAgain });
}

const viewsKey = [...portfolioKey, 'views'];
const readViews = (cache: QueryClient) => cache.invalidateQueries({ queryKey: viewsKey });

export function usePortfolioViews() {
  return useQuery({
    queryKey: viewsKey,
    queryFn: async ({ signal }) => (await call(listPortfolioViews, { signal })).data,
    meta: quiet,
  });
}

type ViewBody = BodyOf<typeof savePortfolioView>;

export function useSaveView(reaction?: ReactionTo<typeof savePortfolioView, ViewBody>) {
  return useChange({ send: (body: ViewBody) => call(savePortfolioView, { body }), stored: readViews }, reaction);
}

/** Renames it, or replaces its filters. */
export function useChangeView(reaction?: Reaction<unknown, PortfolioView>) {
  const send = ({ id, attributes }: PortfolioView): Promise<unknown> =>
    call(changePortfolioView, { params: { viewId: id }, body: attributes });
  return useChange({ send, stored: readViews }, reaction);
}

export function useDeleteView(reaction?: Reaction<unknown, number>) {
  const send = (viewId: number): Promise<unknown> => call(deletePortfolioView, { params: { viewId } });
  return useChange({ send, settled: readViews }, reaction);
}
