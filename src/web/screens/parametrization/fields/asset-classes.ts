/** Classes of depreciable assets as rows of one table, over the three parameters that hold them. */

export type Pair = readonly [string, string];
/** Pairs: accumulated account and its cost; expense and its accumulated account; cost and yearly rate. */
export const classParts = ['accumulated', 'expense', 'rate'] as const;
export type ClassPairs = Readonly<Record<(typeof classParts)[number], readonly Pair[]>>;

export interface AssetClass {
  /** Prefix of the cost accounts. */
  cost: string;
  accumulated: readonly string[];
  expense: readonly string[];
  /** Percent a year; null without one. */
  rate: number | null;
}

/** By cost account; of each pair or rate there is one. */
export function assetClasses({ accumulated: pairs, expense: charged, rate: rates }: ClassPairs): AssetClass[] {
  const costs = new Set([...pairs.map(([, cost]) => cost), ...rates.map(([cost]) => cost)]);
  return [...costs].sort().map((cost) => {
    const accumulated = pairs.flatMap(([account, of]) => (of === cost ? [account] : []));
    const rate = rates.find(([of]) => of === cost)?.[1];
    return {
      cost,
      accumulated,
      expense: charged.flatMap(([account, of]) => (accumulated.includes(of) ? [account] : [])),
      rate: rate === undefined ? null : Number(rate.replace(',', '.')),
    };
  });
}

/** The pairs with a class as it is now; `now` null: without it. The order of the others stays. */
export function withClass(pairs: ClassPairs, before: AssetClass, now: AssetClass | null): ClassPairs {
  const { cost } = before;
  const own = now?.accumulated ?? [];
  const known = new Map(pairs.expense);
  const home = (account: string) => {
    const of = known.get(account);
    return of !== undefined && own.includes(of) ? of : own[0];
  };
  const expense = (now?.expense ?? []).flatMap((account): Pair[] => {
    const of = home(account);
    return of === undefined ? [] : [[account, of]];
  });
  const rate = now?.rate ?? null;
  return {
    accumulated: inPlace(
      pairs.accumulated,
      ([, of]) => of === cost,
      own.map((account): Pair => [account, cost]),
    ),
    expense: inPlace(pairs.expense, ([, of]) => before.accumulated.includes(of), expense),
    rate: inPlace(pairs.rate, ([of]) => of === cost, rate === null ? [] : [[cost, String(rate)]]),
  };
}

/** Replaces the matching pairs one by one, so that what stays keeps its place; new ones follow the last of them. */
function inPlace(pairs: readonly Pair[], isOwn: (pair: Pair) => boolean, now: readonly Pair[]): Pair[] {
  const fresh = now.filter(([key]) => !pairs.some((pair) => isOwn(pair) && pair[0] === key));
  const last = pairs.findLastIndex(isOwn);
  const placed = pairs.flatMap((pair, at): Pair[] => {
    const kept = isOwn(pair) ? now.find(([key]) => key === pair[0]) : pair;
    return [...(kept ? [kept] : []), ...(at === last ? fresh : [])];
  });
  return last < 0 ? [...placed, ...fresh] : placed;
}
