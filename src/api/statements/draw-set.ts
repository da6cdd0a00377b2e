/** Draws several statements of a month at once, in a worker thread. */
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { budgetFigures } from './budget-figures.ts';
import { findStatement } from './catalogue.ts';
import type { TreeTask } from './draw-tree.ts';
import { openedFigures } from './opened-figures.ts';
import type { StatementTreeDocument } from './statements/contract.ts';
import { treeDocument } from './tree-document.ts';

export interface SetTask extends Omit<TreeTask, 'statement'> {
  /** Keys, in order. */
  statements: readonly string[];
}

/** Null where the months are not kept and were not given. */
export async function drawSet(task: SetTask): Promise<StatementTreeDocument[] | null> {
  const { months, statements, options, detail } = task;
  const opened = openedFigures.open(months);
  if (opened === null) return null;
  const budget = budgetFigures(options.period.year, task.budget);
  const trees = usingRates(task.rates, () =>
    statements.map((key) => drawStatement(findStatement(key)!, opened, { ...options, budget })),
  );
  return trees.map((tree) => treeDocument(tree, detail));
}
