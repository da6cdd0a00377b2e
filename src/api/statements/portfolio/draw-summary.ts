/** The main figures of a month and the checks that do not hold, in a worker thread. */
import type { Cents } from '#core/money/money.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { catalogue, findStatement } from '../catalogue.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';

export interface SummaryTask {
  months: MonthsToDraw;
  options: StatementOptions;
}

/** Null: nobody knows it. */
type Known = Cents | null;

export interface DrawnSummary {
  assets: Known;
  liabilities: Known;
  equity: Known;
  cash: Known;
  taxPosition: Known;
  /** Hundredths. */
  liquidity: Known;
  monthRevenue: Known;
  monthResult: Known;
  yearRevenue: Known;
  yearResult: Known;
  /** Checks of the statements that do not hold. */
  failing: number;
}

/** Null where the months are not kept and were not given. */
export async function drawSummary({ months, options }: SummaryTask): Promise<DrawnSummary | null> {
  const opened = openedFigures.open(months);
  if (opened === null) return null;
  const trees = catalogue.map((statement) => drawStatement(statement, opened, options));
  const year = drawStatement(findStatement('resultado-integral')!, opened, { ...options, basis: 'year' });
  const of = (statement: string, node: string) => amountOf(trees.find(({ key }) => key === statement)!.nodes, node);
  // As the overview tells them: of those that several statements have, the first one's.
  const checks = Map.groupBy(
    trees.flatMap((tree) => tree.checks),
    ({ key }) => key,
  );
  return {
    assets: of('situacion-financiera', 'totalAssets'),
    liabilities: of('situacion-financiera', 'totalLiabilities'),
    equity: of('situacion-financiera', 'totalEquity'),
    cash: of('situacion-financiera', 'cash'),
    taxPosition: of('posicion-fiscal', 'netPosition'),
    liquidity: of('indicadores', 'currentRatio'),
    monthRevenue: of('resultado-integral', 'netRevenue'),
    monthResult: of('resultado-integral', 'result'),
    yearRevenue: amountOf(year.nodes, 'netRevenue'),
    yearResult: amountOf(year.nodes, 'result'),
    failing: [...checks.values()].filter(([check]) => !check!.holds).length,
  };
}

/** Of the month; zero for a line that no account has. */
function amountOf(nodes: readonly StatementNode[], key: string): Known {
  const found = find(nodes, key);
  return found === undefined ? 0n : (found.amounts[0] ?? null);
}

function find(nodes: readonly StatementNode[], key: string): StatementNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : find(node.children, key);
    if (found) return found;
  }
  return undefined;
}
