/** Explorer of balances: pages of a view, read as they come into sight, and one row with its year. */
import { keepPreviousData, queryOptions, skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { exploreBalance, exploreRow, exportExplorer } from '#api/audits/explorer/calls.gen.ts';
import type { ExplorerLine, ExplorerPage, ExplorerView } from '#api/audits/explorer/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Lines of a page. */
export const PAGE = 100;

/** Begins with the key of a company's audits: a stored month or a finished audit changes it too. */
const explorerKey = (company: number) => ['audits', company, 'explorer'] as const;

function pageQuery(company: number, view: ExplorerView, page: number) {
  return queryOptions({
    queryKey: [...explorerKey(company), view, page],
    queryFn: async ({ signal }) => {
      const query = { ...view, offset: page * PAGE, limit: PAGE };
      return (await call(exploreBalance, { params: { id: company }, query, signal })).data;
    },
    meta: quiet,
  });
}

export interface ExplorerPages {
  /** The first page, of the view before while the next one is read. */
  head: ExplorerPage | undefined;
  isOld: boolean;
  error: Error | null;
  refetch: () => void;
  /** A line, once its page is here. */
  line: (index: number) => ExplorerLine | undefined;
}

/** `from`, `to`: lines in sight. */
export function useExplorerPages(
  company: number,
  view: ExplorerView,
  { from, to }: { from: number; to: number },
): ExplorerPages {
  const head = useQuery({ ...pageQuery(company, view, 0), placeholderData: keepPreviousData });
  const first = Math.max(1, Math.floor(from / PAGE));
  const last = head.data === undefined || head.isPlaceholderData ? 0 : Math.floor(Math.max(0, to - 1) / PAGE);
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const others = useQueries({ queries: pages.map((page) => pageQuery(company, view, page)) });
  return {
    head: head.data,
    isOld: head.isPlaceholderData,
    error: head.error ?? others.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      void head.refetch();
      for (const one of others) void one.refetch();
    },
    line: (index) => {
      const page = Math.floor(index / PAGE);
      const data = page === 0 ? head.data : others[page - first]?.data;
      return data?.lines[index - page * PAGE];
    },
  };
}

/** Reads the lines from one to another, both included, wherever they are. */
export function useReadLines(
  company: number,
  view: ExplorerView,
): (from: number, to: number) => Promise<ExplorerLine[]> {
  const cache = useQueryClient();
  return async (from, to) => {
    const lines: ExplorerLine[] = [];
    for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page++) {
      const { lines: read } = await cache.ensureQueryData(pageQuery(company, view, page));
      const start = page * PAGE;
      lines.push(...read.slice(Math.max(0, from - start), to - start + 1));
    }
    return lines;
  };
}

/** Lines that one call may give. */
const MOST = 500;

/** Third parties of a month as lines of a look-up: number, check digit as the books have it, name. */
export function useReadThirdParties(company: number, reaction?: Reaction<string[], string>) {
  const send = async (period: string): Promise<string[]> => {
    const lines: string[] = [];
    for (let offset = 0, total = 1; offset < total; offset += MOST) {
      const query = { period, list: 'thirdParties', offset, limit: MOST } as const;
      const { data } = await call(exploreBalance, { params: { id: company }, query });
      total = data.total;
      for (const { nit, dv, thirdPartyName } of data.lines)
        if (nit !== '') lines.push(`${nit}${dv === null ? '' : `-${dv}`}\t${thirdPartyName}`);
    }
    return lines;
  };
  return useChange<string[], string>({ send }, reaction);
}

/** What a row is: an account, a third party, or one in the other. */
export interface RowAsked {
  period: string;
  version?: number;
  account?: string;
  thirdParty?: string;
}

/** Null: disabled. */
export function useExplorerRow(company: number, asked: RowAsked | null) {
  return useQuery({
    queryKey: [...explorerKey(company), 'row', asked],
    queryFn:
      asked === null
        ? skipToken
        : async ({ signal }) => (await call(exploreRow, { params: { id: company }, query: asked, signal })).data,
    meta: quiet,
  });
}

/** Saves the whole view as a workbook. */
export function useExportView(company: number, view: ExplorerView, name: string) {
  return useChange({ send: () => download(exportExplorer, { params: { id: company }, query: view }, name) });
}
