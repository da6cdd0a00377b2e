/** Lists rows of a stored balance as in the file, in a worker thread. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { openStoredBalance, rowDocument, type StoredBalance } from '../stored-balance.ts';
import type { TrialBalanceRowDocument } from './contract.ts';

export interface RowFilter {
  /** Account prefix. */
  account: string;
  /** Third-party id as in the file; null for any. */
  nit: string | null;
  /** File row numbers; null for any. */
  rows: readonly number[] | null;
}

export interface RowPage {
  rows: TrialBalanceRowDocument[];
  /** Matching rows over all pages. */
  total: number;
}

export async function listRows(input: {
  stored: StoredBalance;
  filter: RowFilter;
  offset: number;
  limit: number;
}): Promise<RowPage> {
  const view = openStoredBalance(input.stored);
  const fitting = findRows(view, input.filter);
  const rows = fitting.slice(input.offset, input.offset + input.limit).map((index) => rowDocument(view, index));
  return { rows, total: fitting.length };
}

/** Indexes, by account, then by file row. */
function findRows(view: TrialBalance, { account, nit, rows }: RowFilter): number[] {
  const { from, to } = view.range(account);
  if (from >= to) return [];
  const wanted = rows === null ? null : new Set(rows);
  const found: number[] = [];
  for (let index = view.span(from).from; index < view.span(to - 1).to; index++) {
    if (wanted !== null && !wanted.has(view.rows.source(index))) continue;
    if (nit === null || view.thirdParties.id(view.rows.thirdParty(index)) === nit) found.push(index);
  }
  return found;
}
