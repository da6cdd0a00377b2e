/** Budgets of a company by year. The statements compare with them: a change of one changes theirs. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { deleteBudget, downloadBudget, listBudgets, loadBudget } from '#api/statements/budgets/calls.gen.ts';
import type { BudgetDocument } from '#api/statements/budgets/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { statementsKey } from './statements.ts';

/** Newest year first. */
export function useBudgets(company: number) {
  return useQuery({
    queryKey: [...statementsKey(company), 'budgets'],
    queryFn: async ({ signal }) => (await call(listBudgets, { params: { id: company }, signal })).data,
    meta: { quiet: true },
  });
}

/** The budget of a year, or its accounts to be filled in. `nameOf`: fallback file name. */
export function useDownloadBudget(company: number, nameOf: (year: number) => string) {
  return useChange({
    send: (year: number) => download(downloadBudget, { params: { id: company, year } }, nameOf(year)),
  });
}

function changed(cache: QueryClient, company: number): Promise<void> {
  return cache.invalidateQueries({ queryKey: statementsKey(company) });
}

interface BudgetFile {
  year: number;
  file: File;
}

/** Replaces the budget of the year, if it has one. */
export function useLoadBudget(company: number, reaction?: Reaction<BudgetDocument, BudgetFile>) {
  const send = async ({ year, file }: BudgetFile) =>
    (await call(loadBudget, { params: { id: company, year }, file })).data;
  return useChange({ send, stored: (cache: QueryClient) => changed(cache, company) }, reaction);
}

/** After a failure, as when somebody else removed it meanwhile, the list is read again. */
export function useDeleteBudget(company: number, reaction?: Reaction<unknown, number>) {
  const send = (year: number) => call(deleteBudget, { params: { id: company, year } });
  return useChange({ send, settled: (cache: QueryClient) => changed(cache, company) }, reaction);
}
