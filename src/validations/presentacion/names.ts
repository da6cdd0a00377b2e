/**
 * Names that contradict their code: an income account named like a PUC expense, or vice versa. Limited to names that
 * the PUC uses for the other kind only; balance sheet subledgers have arbitrary names.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { nameWords } from '#core/identity/plain-name.ts';
import { isCountedWord, thirdPartyName } from '#core/identity/third-party-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { abs, max } from '#core/money/money.ts';
import { type PucAccount, pucAccounts } from '#core/reference/chart/puc.ts';

/** Kind by first digit; costs of sales, production and expenses share names. */
type Kind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

const KINDS: Readonly<Record<string, Kind>> = {
  1: 'asset',
  2: 'liability',
  3: 'equity',
  4: 'income',
  5: 'expense',
  6: 'expense',
  7: 'expense',
};
/** Kinds whose names contradict each kind. */
const CONTRADICTS: Readonly<Record<Kind, readonly Kind[]>> = {
  asset: ['equity'],
  liability: ['equity'],
  equity: ['asset', 'liability'],
  income: ['expense'],
  expense: ['income'],
};

/** Minimum letters of a distinctive name; shorter words occur in every kind. */
const LEAST_LETTERS = 6;

export function contradictingNames(balance: TrialBalance, noise: Cents): RuleFact[] {
  const leaves = balance.leaves().filter((leaf) => lookUp(KINDS, balance.leaf(leaf).code[0]!) !== undefined);
  const sums = wordSums(Array.from({ length: balance.accountCount }, (_, account) => balance.leaf(account).name));
  return leaves.flatMap((leaf) => {
    const own = lookUp(KINDS, balance.leaf(leaf).code[0]!)!;
    const home = homesOf(balance.leaf(leaf).name, sums[leaf]!);
    const amounts = balance.leaf(leaf).sum;
    const used = max(amounts.debit, amounts.credit, abs(amounts.closing));
    if (home.length === 0 || used <= noise || !home.every(({ kind }) => CONTRADICTS[own].includes(kind))) return [];
    return [
      {
        account: balance.leaf(leaf).code,
        amount: abs(amounts.closing),
        data: { home: `${home[0]!.code} ${home[0]!.name}`, kind: 'clase' },
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}

interface Home {
  code: string;
  name: string;
  kind: Kind;
}

let accountsBySum: ReadonlyMap<number, readonly PucAccount[]> | null = null;
/** Cache by name key; bounded by the PUC's names. */
const homes = new Map<string, readonly Home[]>();

/** PUC accounts whose name has the same words in any order. `sum`: word hash sum of the name. */
function homesOf(name: string, sum: number): readonly Home[] {
  accountsBySum ??= accountsByWords();
  const candidates = accountsBySum.get(sum);
  const key = candidates === undefined ? '' : thirdPartyName(name).key;
  if (candidates === undefined || key.length < LEAST_LETTERS) return [];
  let found = homes.get(key);
  if (found === undefined) {
    found = candidates.flatMap((account): Home[] => {
      const kind = lookUp(KINDS, account.code[0]!);
      return kind !== undefined && thirdPartyName(account.name).key === key ? [{ ...account, kind }] : [];
    });
    if (found.length > 0) homes.set(key, found);
  }
  return found;
}

/** Cached, and by hash sums: normalising every name takes longer than the check. */
function accountsByWords(): ReadonlyMap<number, PucAccount[]> {
  const accounts = pucAccounts().filter(({ code }) => code.length >= 4);
  const sums = wordSums(accounts.map(({ name }) => name));
  return Map.groupBy(accounts, (_, index) => sums[index]!);
}

/** Hash of each name, independent of word order; collisions are possible. */
function wordSums(names: readonly string[]): number[] {
  const { words, first } = nameWords(names);
  return names.map((_, index) => {
    const own = new Set(words.subarray(first[index], first[index + 1]));
    let sum = 0;
    for (const word of own) if (isCountedWord(word)) sum = (sum + word) | 0;
    return sum;
  });
}
