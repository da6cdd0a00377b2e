/** Draws a statement of a month, in a worker thread. */
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { budgetFigures } from './budget-figures.ts';
import type { BudgetLine } from './budgets/queries.ts';
import { findStatement } from './catalogue.ts';
import { type MonthsToDraw, openedFigures } from './opened-figures.ts';
import type { StatementTreeDocument } from './statements/contract.ts';
import { type Detail, treeDocument } from './tree-document.ts';

export interface TreeTask {
  /** Those that its columns may need. */
  months: MonthsToDraw;
  /** Its key. */
  statement: string;
  options: Omit<StatementOptions, 'budget'>;
  /** Of the year shown. */
  budget: BudgetLine[];
  detail: Detail;
  /** Loaded over the tables of the law. */
  rates: LoadedRate[];
}

/** Null where the months are not kept and were not given. */
export async function drawTree(task: TreeTask): Promise<StatementTreeDocument | null> {
  const { months, statement, options, detail } = task;
  const opened = openedFigures.open(months);
  if (opened === null) return null;
  const budget = budgetFigures(options.period.year, task.budget);
  const tree = usingRates(task.rates, () => drawStatement(findStatement(statement)!, opened, { ...options, budget }));
  return treeDocument(tree, detail);
}
