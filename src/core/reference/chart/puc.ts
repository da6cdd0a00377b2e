/**
 * The commercial chart of accounts (PUC, Decreto 2650/1993) and what follows from a code's position: its nearest
 * account of the decree and its nature. Auxiliaries inherit from their longest prefix (domain 2.3).
 */
import { type AccountLevel, accountLevel } from '#core/identity/account-code.ts';
import { indexByPrefix, longestMatch } from './prefix-index.ts';
import { pucTable, turnedNatures } from './puc.gen.ts';

/** Normal side of a balance: D débito, C crédito. */
export type Nature = 'D' | 'C';

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
  readonly note: 'inflation_adjustment' | 'old_edition' | 'mixed' | null;
}

interface Chart {
  /** By code, in its order. */
  accounts: ReadonlyMap<string, PucAccount>;
  /** Digits of the longest code: what follows them in an auxiliary matches nothing. */
  longest: number;
}

let read: Chart | undefined;

/** Parsed when first asked: few commands need it. */
function chart(): Chart {
  read ??= readChart();
  return read;
}

function readChart(): Chart {
  const rows = pucTable.trim().split('\n');
  const accounts = rows.map((row): PucAccount => {
    const [code, nature, note, name] = row.split('|') as [
      string,
      Nature,
      NonNullable<PucAccount['note']> | '-',
      string,
    ];
    return { code, name, level: accountLevel(code), nature, note: note === '-' ? null : note };
  });
  const byCode = indexByPrefix(accounts, ({ code }) => code);
  return { accounts: byCode, longest: Math.max(...accounts.map(({ code }) => code.length)) };
}

/** The account with exactly this code, or null. */
export function pucAccount(code: string): PucAccount | null {
  return chart().accounts.get(code) ?? null;
}

/** The deepest account of the decree that contains the code, itself included; null only for codes that start with 0. */
export function pucAncestor(code: string): PucAccount | null {
  const { accounts, longest } = chart();
  return longestMatch(accounts, code.slice(0, longest));
}

/** Whether an account of the decree starts with a prefix, or is above an auxiliary: its account of four digits at least. */
export function isInPuc(prefix: string): boolean {
  if (prefix.length <= 4) return pucAccounts().some(({ code }) => code.startsWith(prefix));
  return (pucAncestor(prefix)?.code.length ?? 0) >= 4;
}

/** All accounts, by code. */
export function pucAccounts(): PucAccount[] {
  return [...chart().accounts.values()];
}

/** Sides by prefix where they change, so that a reader of files does not read the chart for them. */
const turned = new Map(
  turnedNatures
    .trim()
    .split('\n')
    .map((row) => row.split('|') as [string, Nature]),
);
const longestTurned = Math.max(...[...turned.keys()].map((code) => code.length));

/** Nature of an account: of its longest prefix in the PUC, else of its class. */
export function natureOf(code: string): Nature {
  return longestMatch(turned, code.slice(0, longestTurned)) ?? classNature(code);
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
