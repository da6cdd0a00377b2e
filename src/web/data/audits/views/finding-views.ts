/** Saved views of a company's findings. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  changeFindingView,
  chooseDefaultFindingView,
  deleteFindingView,
  listFindingViews,
  saveFindingView,
} from '#api/audits/finding-views/calls.gen.ts';
import type { FindingViewBody } from '#api/audits/finding-views/contract.ts';
import { call } from '../../transport/api.ts';
import { type Reaction, useChange } from '../../transport/use-change.ts';

const keyOf = (company: number) => ['finding-views', company];

/** Company 0 has none. */
export function useFindingViews(company: number) {
  return useQuery({
    queryKey: keyOf(company),
    queryFn: async ({ signal }) => (await call(listFindingViews, { params: { id: company }, signal })).data,
    enabled: company > 0,
    meta: { quiet: true },
  });
}

/** Changes of the views of a company; each reads them again. */
export function useChangeFindingViews(company: number, saved?: Reaction<unknown, FindingViewBody>) {
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(company) });
  const params = { id: company };
  const save = (body: FindingViewBody): Promise<unknown> => call(saveFindingView, { params, body });
  const change = ({ id, body }: { id: number; body: FindingViewBody }): Promise<unknown> =>
    call(changeFindingView, { params: { ...params, viewId: id }, body });
  const remove = (viewId: number): Promise<unknown> => call(deleteFindingView, { params: { ...params, viewId } });
  const choose = (viewId: number | null): Promise<unknown> =>
    call(chooseDefaultFindingView, { params, body: { viewId } });
  return {
    save: useChange({ send: save, stored: settled }, saved),
    change: useChange({ send: change, settled }),
    remove: useChange({ send: remove, settled }),
    choose: useChange({ send: choose, settled }),
  };
}
