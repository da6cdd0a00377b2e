/** Draws a statement of a group, in a worker thread. */

import { toDecimal } from '#core/money/money.ts';
import { consolidate, type GroupMember } from '#core/statement/consolidate.ts';
import type { StatementOptions } from '#core/statement/draw-statement.ts';
import { findStatement } from '../catalogue.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';
import { type Detail, treeDocument } from '../tree-document.ts';
import type { ConsolidatedDocument } from './contract.ts';

export interface ConsolidatedTask {
  statement: string;
  members: (Omit<GroupMember, 'months'> & { months: MonthsToDraw & { encoded: Uint8Array[] } })[];
  options: Omit<StatementOptions, 'compare' | 'assignments' | 'budget'>;
  detail: Detail;
}

export async function drawConsolidated(
  task: ConsolidatedTask,
): Promise<Pick<ConsolidatedDocument, 'tree' | 'differences'>> {
  const { statement, options, detail } = task;
  const members = task.members.map((member) => ({ ...member, months: openedFigures.open(member.months)! }));
  const { tree, differences } = consolidate(findStatement(statement)!, members, options);
  return {
    tree: treeDocument(tree, detail),
    differences: differences.map(({ members: keys, kind, amounts, difference }) => ({
      companies: keys.map(Number),
      kind,
      amounts: amounts.map(toDecimal),
      difference: toDecimal(difference),
    })),
  };
}
