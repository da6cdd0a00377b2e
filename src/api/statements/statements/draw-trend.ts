/** Draws the lines of a statement in each of some months, in a worker thread. */
import { type Period, samePeriod } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { placeAccounts } from '#core/statement/place-accounts.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { findStatement } from '../catalogue.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';
import type { StatementTrend } from './contract.ts';

export interface TrendTask {
  months: MonthsToDraw;
  statement: string;
  /** Oldest first. */
  periods: Period[];
  options: Omit<StatementOptions, 'period' | 'compare' | 'base'>;
  /** Loaded over the tables of the law. */
  rates: LoadedRate[];
}

type TrendNode = StatementTrend['nodes'][number];

/** Null where the months are not kept and were not given. */
export async function drawTrend({
  months,
  statement,
  periods,
  options: { assignments = {}, ...options },
  rates,
}: TrendTask): Promise<Omit<StatementTrend, 'columns'> | null> {
  const opened = openedFigures.open(months)?.map((month) => placeAccounts(month, assignments));
  if (opened === undefined) return null;
  const base = periods.at(-1)!;
  const drawn = usingRates(rates, () =>
    periods.map((period) => {
      if (!opened.some((month) => samePeriod(month.period, period))) return null;
      const near = opened.filter(({ period: { year } }) => year === period.year || year === period.year - 1);
      return drawStatement(findStatement(statement)!, near, { ...options, period, base });
    }),
  );
  const restated = drawn.findLast((tree) => tree !== null)?.restated;
  return {
    nodes: joined(drawn.map((tree) => (tree === null ? [] : flattened(tree.nodes, 0)))),
    ...(restated && { restated: { unit: restated.unit, words: restated.words } }),
  };
}

/** The nodes of a month without accounts, from the top down. */
function flattened(
  nodes: readonly StatementNode[],
  depth: number,
): (Omit<TrendNode, 'amounts'> & { amount: string | null })[] {
  return nodes.flatMap(({ key, label, kind, amounts, children }) => {
    if (kind === 'account') return [];
    const [cents = null] = amounts;
    const amount = cents === null ? null : toDecimal(cents);
    return [{ key, label, kind, depth, amount }, ...flattened(children, depth + 1)];
  });
}

/** The nodes of the newest month, and after each of them those that only earlier months have there. */
function joined(drawn: readonly ReturnType<typeof flattened>[]): TrendNode[] {
  const order: ReturnType<typeof flattened> = [];
  for (const nodes of drawn.toReversed()) {
    let place = 0;
    for (const node of nodes) {
      const known = order.findIndex(({ key }) => key === node.key);
      if (known < 0) order.splice(place, 0, node);
      place = (known < 0 ? place : known) + 1;
    }
  }
  const byKey = drawn.map((nodes) => new Map(nodes.map(({ key, amount }) => [key, amount])));
  return order.map(({ amount: _, ...node }) => ({
    ...node,
    amounts: byKey.map((amounts) => amounts.get(node.key) ?? null),
  }));
}
