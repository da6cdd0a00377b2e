/** Statements of several companies as one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportConsolidated, getConsolidated } from '#api/statements/consolidated/calls.gen.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';
import { parseTree } from './parse-tree.ts';
import { statementsKey } from './statements.ts';

export type ConsolidatedAsked = QueryOf<typeof getConsolidated>;

/** `asked`: null while no group is chosen. The key begins with the company that is looked at: its months change it. */
export function useConsolidated(company: number, asked: ConsolidatedAsked | null) {
  return useQuery({
    queryKey: [...statementsKey(company), 'consolidated', asked],
    queryFn: async ({ signal }) => {
      const { tree, ...group } = (await call(getConsolidated, { query: asked!, signal })).data;
      return { ...group, tree: parseTree(tree) };
    },
    enabled: asked !== null,
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
}

type ExportAsked = QueryOf<typeof exportConsolidated>;

/** `nameOf`: fallback file name. */
export function useExportConsolidated(nameOf: (asked: ExportAsked) => string) {
  return useChange({ send: (query: ExportAsked) => download(exportConsolidated, { query }, nameOf(query)) });
}
