/**
 * Names that contradict their code: an income account named as an expense of the PUC, an expense named as an income. Only names that
 * the PUC gives to accounts of the other kind and never to its own; subledgers of the balance are named after anything.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Fact } from '#core/engine/validation.ts';
import { nameWords } from '#core/identity/plain-name.ts';
import { isCountedWord, thirdPartyName } from '#core/identity/third-party-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { abs, max } from '#core/money/money.ts';
import { type PucAccount, pucAccounts } from '#core/reference/chart/puc.ts';

/** Class by its first digit; costs of sales, of production and expenses name the same things. */
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
/** What each kind may not be named as. */
const CONTRADICTS: Readonly<Record<Kind, readonly Kind[]>> = {
  asset: ['equity'],
  liability: ['equity'],
  equity: ['asset', 'liability'],
  income: ['expense'],
  expense: ['income'],
};

/** Words that every kind uses, and that alone say nothing. */
const LEAST_LETTERS = 6;

export function contradictingNames(balance: TrialBalance, noise: Cents): Fact<'PRS-4'>[] {
  const leaves = balance.leaves().filter((leaf) => KINDS[balance.leaf(leaf).code[0]!] !== undefined);
  const sums = wordSums(Array.from({ length: balance.accountCount }, (_, account) => balance.leaf(account).name));
  return leaves.flatMap((leaf) => {
    const own = KINDS[balance.leaf(leaf).code[0]!]!;
    const home = homesOf(balance.leaf(leaf).name, sums[leaf]!);
    const amounts = balance.leaf(leaf).sum;
    const used = max(amounts.debit, amounts.credit, abs(amounts.closing));
    if (home.length === 0 || used <= noise || !home.every(({ kind }) => CONTRADICTS[own].includes(kind))) return [];
    return [
      {
        rule: 'PRS-4' as const,
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
/** By the key of the name; of names that the PUC has, so that there is an end to them. */
const homes = new Map<string, readonly Home[]>();

/** Accounts of the PUC whose name has the words of a name, in any order. `sum` is that of the name. */
function homesOf(name: string, sum: number): readonly Home[] {
  accountsBySum ??= accountsByWords();
  const candidates = accountsBySum.get(sum);
  const key = candidates === undefined ? '' : thirdPartyName(name).key;
  if (candidates === undefined || key.length < LEAST_LETTERS) return [];
  let found = homes.get(key);
  if (found === undefined) {
    found = candidates.flatMap((account): Home[] => {
      const kind = KINDS[account.code[0]!];
      return kind !== undefined && thirdPartyName(account.name).key === key ? [{ ...account, kind }] : [];
    });
    if (found.length > 0) homes.set(key, found);
  }
  return found;
}

/** They are always the same; by sums, for making every name comparable takes longer than the check. */
function accountsByWords(): ReadonlyMap<number, PucAccount[]> {
  const accounts = pucAccounts().filter(({ code }) => code.length >= 4);
  const sums = wordSums(accounts.map(({ name }) => name));
  return Map.groupBy(accounts, (_, index) => sums[index]!);
}

/** A number for each name, the same for names of the same words; chance may give it to others too. */
function wordSums(names: readonly string[]): number[] {
  const { words, first } = nameWords(names);
  return names.map((_, index) => {
    const own = new Set(words.subarray(first[index], first[index + 1]));
    let sum = 0;
    for (const word of own) if (isCountedWord(word)) sum = (sum + word) | 0;
    return sum;
  });
}
