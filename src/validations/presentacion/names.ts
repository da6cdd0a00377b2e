/**
 * Names that contradict their code: an income account named as an expense of the PUC, an expense named as an income. Only names that
 * the PUC gives to accounts of the other kind and never to its own; subledgers of the balance are named after anything.
 */
import type { Cents } from '#core/money.ts';
import { abs, max } from '#core/money.ts';
import { rowsOfLeaves } from '#core/month-flow.ts';
import { partyName } from '#core/party-name.es.ts';
import { pucAccounts } from '#core/reference/puc.ts';
import type { TrialBalance } from '#core/trial-balance.ts';
import type { Fact } from '#core/validation.ts';

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
  const { codes, names } = balance.data.accounts;
  const leaves = balance.leaves().filter((leaf) => KINDS[codes[leaf]![0]!] !== undefined);
  return leaves.flatMap((leaf) => {
    const own = KINDS[codes[leaf]![0]!]!;
    const home = homesOf(partyName(names[leaf]!).key);
    const amounts = balance.sum({ from: leaf, to: leaf + 1 });
    const used = max(amounts.debit, amounts.credit, abs(amounts.closing));
    if (home === undefined || used <= noise || !home.every(({ kind }) => CONTRADICTS[own].includes(kind))) return [];
    return [
      {
        rule: 'PRS-4' as const,
        account: codes[leaf]!,
        amount: abs(amounts.closing),
        data: { home: `${home[0]!.code} ${home[0]!.name}`, kind: 'clase' },
        rows: rowsOfLeaves(balance, [leaf]),
      },
    ];
  });
}

interface Home {
  code: string;
  name: string;
  kind: Kind;
}

let homes: ReadonlyMap<string, readonly Home[]> | null = null;

/** Accounts of the PUC by their name: they are always the same, and reading them takes longer than a check. */
function homesOf(key: string): readonly Home[] | undefined {
  homes ??= Map.groupBy(
    pucAccounts().flatMap(({ code, name }): (Home & { key: string })[] => {
      const kind = KINDS[code[0]!];
      const { key: own } = partyName(name);
      return kind === undefined || code.length < 4 || own.length < LEAST_LETTERS
        ? []
        : [{ code, name, kind, key: own }];
    }),
    (home) => home.key,
  );
  return homes.get(key);
}
