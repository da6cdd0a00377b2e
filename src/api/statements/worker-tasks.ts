/** Worker thread tasks of statements. The main thread imports the types only. */

import { drawConsolidated } from './consolidated/draw-consolidated.ts';
import { groupRows } from './consolidated/group-rows.ts';
import { deriveFigures } from './derive-figures.ts';
import { writeStatements } from './documents/write-statements.ts';
import { drawSet } from './draw-set.ts';
import { drawTree } from './draw-tree.ts';
import { drawSummary } from './portfolio/draw-summary.ts';
import { listLineAccounts } from './statement-lines/list-accounts.ts';
import { drawOverview } from './statements/draw-overview.ts';
import { drawTrend } from './statements/draw-trend.ts';

export const statementTasks = {
  deriveFigures,
  listLineAccounts,
  drawTree,
  drawOverview,
  drawSummary,
  drawTrend,
  groupRows,
  drawConsolidated,
  drawSet,
  writeStatements,
};
export type StatementTasks = typeof statementTasks;
