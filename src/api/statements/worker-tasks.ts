/** Worker thread tasks of statements. The main thread imports the types only. */

import { drawConsolidated } from './consolidated/draw-consolidated.ts';
import { groupRows } from './consolidated/group-rows.ts';
import { deriveFigures } from './derive-figures.ts';
import { listLineAccounts } from './statement-lines/list-accounts.ts';
import { drawOverview } from './statements/draw-overview.ts';
import { drawTree } from './statements/draw-tree.ts';
import { drawTrend } from './statements/draw-trend.ts';

export const statementTasks = {
  deriveFigures,
  listLineAccounts,
  drawTree,
  drawOverview,
  drawTrend,
  groupRows,
  drawConsolidated,
};
export type StatementTasks = typeof statementTasks;
