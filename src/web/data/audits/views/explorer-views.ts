/** Saved views of the explorer of balances, of the account. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  changeExplorerView,
  deleteExplorerView,
  listExplorerViews,
  saveExplorerView,
} from '#api/audits/explorer-views/calls.gen.ts';
import type { ExplorerViewBody } from '#api/audits/explorer-views/contract.ts';
import { call } from '../../transport/api.ts';
import { type Reaction, useChange } from '../../transport/use-change.ts';

const queryKey = ['explorer-views'];

export function useExplorerViews() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listExplorerViews, { signal })).data,
    meta: { quiet: true },
  });
}

/** Changes of the views of the account; each reads them again. */
export function useChangeExplorerViews(saved?: Reaction<unknown, ExplorerViewBody>) {
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey });
  const save = (body: ExplorerViewBody): Promise<unknown> => call(saveExplorerView, { body });
  const change = ({ id, body }: { id: number; body: ExplorerViewBody }): Promise<unknown> =>
    call(changeExplorerView, { params: { viewId: id }, body });
  const remove = (viewId: number): Promise<unknown> => call(deleteExplorerView, { params: { viewId } });
  return {
    save: useChange({ send: save, stored: settled }, saved),
    change: useChange({ send: change, settled }),
    remove: useChange({ send: remove, settled }),
  };
}
