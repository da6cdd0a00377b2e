/** The same books as another company would keep them: other usual names, other codes, or both; by seed. */
import { accountLevel } from '#core/identity/account-code.ts';
import type { Label, LabelledBooks } from './labelled-books.ts';
import { respelled } from './respelled.es.ts';
import { Seeded, seedOf } from './seeded.ts';
import { otherNames, usualNames } from './usual-names.es.ts';

/** Which half of the usual names: one to mend and to learn by, one kept aside. */
export type Half = 'seen' | 'kept';

export function halfOf(names: readonly string[], half: Half): string[] {
  return names.filter((name) => (seedOf(`half ${name}`) % 2 === 0) === (half === 'seen'));
}

/** The accounts of a role share no name: each takes another of its usual ones. */
export function renamed(books: LabelledBooks, seed: string, half: Half): LabelledBooks {
  const random = new Seeded(`${seed} ${books.company} names`);
  const left = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const { account, accountName, title } of books.rows) {
    if (title || names.has(account)) continue;
    const label = books.labels.get(account);
    const pool = poolOf(account, label);
    names.set(account, respelled(draw(pool.key, pool.names) ?? accountName, random));
  }
  return {
    ...books,
    rows: books.rows.map((row) => ({ ...row, accountName: names.get(row.account) ?? row.accountName })),
  };

  function draw(key: string, all: readonly string[]): string | undefined {
    const some = left.get(key) ?? [];
    if (some.length === 0) some.push(...random.shuffled(halfOf(all, half)));
    left.set(key, some);
    return some.pop();
  }
}

function poolOf(account: string, label: Label | undefined): { key: string; names: readonly string[] } {
  const role = label?.role ?? null;
  if (role !== null) return { key: role, names: usualNames.get(role) ?? [] };
  const other =
    label?.also.includes('none') || !label ? undefined : otherNames.find(([prefix]) => account.startsWith(prefix));
  return { key: other?.[0] ?? '', names: other?.[1] ?? [] };
}

type TreeWay = 'groups8' | 'groups10' | 'liquidity';
/** Ways to number a chart: as a tree whose groups and accounts have other numbers, or as a list by class of so many digits. */
const TREES: readonly TreeWay[] = ['groups8', 'groups10', 'liquidity'];
const LISTS = [4, 6, 8] as const;

/** Other codes in the same class, in another order. */
export function recoded(books: LabelledBooks, seed: string): LabelledBooks {
  const random = new Seeded(`${seed} ${books.company} codes`);
  const isList = !books.needsTitles && random.chance(0.5);
  const way = random.of(books.needsTitles ? TREES.slice(0, 2) : TREES);
  const codes = isList ? list(books, random, random.of(LISTS)) : tree(books, random, way);
  const rows = books.rows
    .filter(({ account }) => codes.has(account))
    .map((row) => ({ ...row, account: codes.get(row.account)!, level: accountLevel(codes.get(row.account)!) }))
    .sort((a, b) => (a.account < b.account ? -1 : Number(a.account > b.account)));
  const labels = new Map(
    [...books.labels].flatMap(([code, label]) => (codes.has(code) ? [[codes.get(code)!, label]] : [])),
  );
  return { ...books, rows, labels };
}

function leavesOf({ rows }: LabelledBooks): string[] {
  return [...new Set(rows.flatMap(({ account, title }) => (title ? [] : [account])))];
}

/** Without titles: the class, and a number in a shuffled order. */
function list(books: LabelledBooks, random: Seeded, length: number): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [digit, some] of Map.groupBy(leavesOf(books), (code) => code[0]!)) {
    const step = random.of(length === 4 ? [1, 2, 5] : [1, 5, 10, 7]);
    random.shuffled(some).forEach((code, index) => {
      codes.set(code, digit + String((index + 1) * step).padStart(length - 1, '0'));
    });
  }
  return codes;
}

/** Groups in another order, with their titles where the books have them; accounts numbered within them. */
function tree(books: LabelledBooks, random: Seeded, way: TreeWay): Map<string, string> {
  const titles = new Set(books.rows.flatMap(({ account, title }) => (title ? [account] : [])));
  const codes = new Map<string, string>();
  for (const title of titles) if (title.length === 1) codes.set(title, title);
  for (const [digit, some] of Map.groupBy(leavesOf(books), (code) => code[0]!)) {
    const groups = random.shuffled([...Map.groupBy(some, (code) => code.slice(0, 2))]);
    groups.forEach(([group, inside], place) => {
      const own = `${digit}${way === 'liquidity' ? (place < groups.length / 2 ? 1 : 2) : (place % 9) + 1}`;
      const isShared = way === 'liquidity' || place > 8;
      if (titles.has(group) && !isShared) codes.set(group, own);
      [...Map.groupBy(inside, (code) => code.slice(0, 4))].forEach(([account, leaves], at) => {
        const four =
          own +
          String((isShared ? place * 10 : 0) + at + 1)
            .padStart(2, '0')
            .slice(-2);
        if (titles.has(account)) codes.set(account, four);
        leaves.forEach((code, index) => {
          codes.set(code, four + String(index + 1).padStart(way === 'groups10' ? 6 : 4, '0'));
        });
      });
    });
  }
  return unique(codes);
}

/** Two groups that share a number share no account. */
function unique(codes: Map<string, string>): Map<string, string> {
  const used = new Set<string>();
  for (const [from, code] of codes) {
    if (used.has(code)) codes.delete(from);
    used.add(code);
  }
  return codes;
}
