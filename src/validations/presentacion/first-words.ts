/**
 * Names that begin like another account of the same group: a lease among services, fees among sundry expenses. Limited
 * to words that begin one account of the PUC and occur in no other of its group.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Cents } from '#core/money/money.ts';
import { abs, max } from '#core/money/money.ts';
import { pucAccounts } from '#core/reference/chart/puc.ts';

/** Digits of a group and of an account in the PUC. */
const GROUP = 2;
const ACCOUNT = 4;
/** Letters that identify a word regardless of plural and derivation. */
const STEM = 8;

interface Account {
  code: string;
  name: string;
}

export function misplacedNames(balance: TrialBalance, noise: Cents, groups: readonly string[]): RuleFact[] {
  const leaves = balance.leaves().filter((leaf) => groups.some((group) => balance.leaf(leaf).code.startsWith(group)));
  return leaves.flatMap((leaf): RuleFact[] => {
    const code = balance.leaf(leaf).code;
    const stem = firstStem(balance.leaf(leaf).name);
    const home = stem === null ? undefined : wordsOf(code.slice(0, GROUP)).get(stem);
    const { debit, credit, closing } = balance.leaf(leaf).sum;
    if (!home || code.startsWith(home.code) || max(debit, credit, abs(closing)) <= noise) return [];
    return [
      {
        account: code,
        amount: abs(closing),
        data: { home: `${home.code} ${home.name}`, kind: 'cuenta' },
        rows: balance.rowsOf([leaf]),
      },
    ];
  });
}

function firstStem(name: string): string | null {
  const [first = ''] = plainName(name).split(' ');
  return first.length < STEM - 1 ? null : first.slice(0, STEM);
}

const groupWords = new Map<string, ReadonlyMap<string, Account>>();

/** Accounts of a group by first word, unique within the group. */
function wordsOf(group: string): ReadonlyMap<string, Account> {
  let words = groupWords.get(group);
  if (!words) {
    const all = pucAccounts().filter(({ code }) => code.startsWith(group));
    const own = all.filter(({ code }) => code.length === ACCOUNT);
    const byStem = Map.groupBy(own, ({ name }) => firstStem(name));
    words = new Map(
      [...byStem].flatMap(([stem, accounts]): [string, Account][] =>
        stem !== null && accounts.length === 1 && isOnlyIn(accounts[0]!, all, stem) ? [[stem, accounts[0]!]] : [],
      ),
    );
    groupWords.set(group, words);
  }
  return words;
}

/** Whether no other account of the group (`all`) has the word in its name. */
function isOnlyIn({ code: home }: Account, all: readonly Account[], stem: string): boolean {
  return !all.some(
    ({ code, name }) =>
      !code.startsWith(home) &&
      plainName(name)
        .split(' ')
        .some((word) => word.startsWith(stem)),
  );
}
