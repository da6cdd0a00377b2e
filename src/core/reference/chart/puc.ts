/**
 * The commercial chart of accounts (PUC, Decreto 2650/1993) and what follows from a code's position: its nearest
 * account of the decree and its nature. Auxiliaries inherit from their longest prefix (domain 2.3).
 */
import { type AccountLevel, accountLevel } from '#core/identity/account-code.ts';
import { indexByPrefix, longestMatch } from './prefix-index.ts';
import { type PucRow, pucRows } from './puc.gen.ts';

/** Normal side of a balance: D débito, C crédito. */
export type Nature = PucRow[2];

export interface PucAccount {
  readonly code: string;
  /** Official Spanish name. */
  readonly name: string;
  readonly level: AccountLevel;
  readonly nature: Nature;
  /**
   * `inflation_adjustment`: abolished by NIIF, expected zero; `old_edition`: not in the newest edition of the chart;
   * `mixed`: either side is correct.
   */
  readonly note: PucRow[3];
}

const index = indexByPrefix(pucRows, ([code]) => code);
/** Digits of the longest code: what follows them in an auxiliary matches nothing. */
const LONGEST = Math.max(...pucRows.map(([code]) => code.length));

/** The account with exactly this code, or null. */
export function pucAccount(code: string): PucAccount | null {
  const row = index.get(code);
  return row === undefined ? null : accountOf(row);
}

/** The deepest account of the decree that contains the code, itself included; null only for codes that start with 0. */
export function pucAncestor(code: string): PucAccount | null {
  const row = longestMatch(index, code.slice(0, LONGEST));
  return row === null ? null : accountOf(row);
}

/** Whether an account of the decree starts with a prefix, or is above an auxiliary: its account of four digits at least. */
export function isInPuc(prefix: string): boolean {
  if (prefix.length <= 4) return pucRows.some(([code]) => code.startsWith(prefix));
  return (pucAncestor(prefix)?.code.length ?? 0) >= 4;
}

/** All accounts, by code. */
export function pucAccounts(): PucAccount[] {
  return pucRows.map(accountOf);
}

/** Nature of an account: of its longest prefix in the PUC, else of its class. */
export function natureOf(code: string): Nature {
  return longestMatch(index, code.slice(0, LONGEST))?.[2] ?? classNature(code);
}

/** Nature of a class, from the code's first digit (domain 2.1): 2, 3, 4 and 9 credit, the others debit. */
export function classNature(code: string): Nature {
  return /^[2349]/.test(code) ? 'C' : 'D';
}

/**
 * Whether the account's nature is opposite to its class: accumulated depreciation, sales returns, losses… (domain 2.2).
 */
export function isContra(code: string): boolean {
  return natureOf(code) !== classNature(code);
}

/** Made when first asked: books ask for the same accounts over and over. */
const accounts = new Map<PucRow, PucAccount>();

function accountOf(row: PucRow): PucAccount {
  let account = accounts.get(row);
  if (account === undefined) {
    const [code, name, nature, note] = row;
    account = { code, name, level: accountLevel(code), nature, note };
    accounts.set(row, account);
  }
  return account;
}
