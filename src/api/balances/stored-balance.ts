/** Decodes stored balances, in worker threads. */
import { zstdDecompressSync } from 'node:zlib';
import type { BalanceData } from '#core/books/balance-data.ts';
import { completeThirdParties, type DirectoryThirdParty } from '#core/books/third-party-directory.ts';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { decodeBalance } from '#core/books/trial-balance-blob.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { UnreadableBalance } from '#core/call/unreadable-balance.ts';
import { toDecimal } from '#core/money/money.ts';
import type { TrialBalanceRowDocument } from './trial-balances/contract.ts';

/** A balance as stored in the database. The period is the one it was stored under: the file may name none. */
export interface StoredBalance {
  /** Of the balance, or of the upload that it still is: what is said of one that cannot be read. */
  id: string;
  /** `2026-02`. */
  period: string;
  balance: Uint8Array;
}

/**
 * `directory` fills in missing data of third parties; without it they are as in the file. Throws `UnreadableBalance` for bytes
 * that are none of a balance.
 */
export function openStoredBalance(
  { id, period, balance }: StoredBalance,
  directory: readonly DirectoryThirdParty[] = [],
): TrialBalance {
  const data = completeThirdParties(decoded(id, balance), directory);
  return new TrialBalance({ ...data, period: parsePeriod(period) });
}

function decoded(id: string, balance: Uint8Array): BalanceData {
  try {
    return decodeBalance(zstdDecompressSync(balance));
  } catch (error) {
    // Of the worker, not of the bytes.
    if (error instanceof Error && /allocation/i.test(error.message)) throw error;
    throw new UnreadableBalance(id, error);
  }
}

/** A row as an API document; `index`: its position in the view. */
export function rowDocument(view: TrialBalance, index: number): TrialBalanceRowDocument {
  const { rows, thirdParties } = view;
  const { code, name } = view.leaf(rows.account(index));
  const thirdParty = rows.thirdParty(index);
  const { opening, debit, credit, closing } = rows.amounts(index);
  return {
    row: rows.source(index),
    account: code,
    accountName: name,
    nit: thirdParties.id(thirdParty),
    thirdPartyName: thirdParties.name(thirdParty),
    opening: toDecimal(opening),
    debit: toDecimal(debit),
    credit: toDecimal(credit),
    closing: toDecimal(closing),
  };
}
