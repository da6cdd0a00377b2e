/** Columns of a group are rounded one by one, so that each adds up from top to bottom; from side to side a unit may miss. */
import type { StatementNode, StatementTree } from '../statement-tree.ts';

/** Whether a column that is the sum of others is not, in some row, as the tree shows them. */
export function missesSum({ columns, nodes }: StatementTree): boolean {
  const sums = columns.flatMap(({ sum }, column) =>
    sum === undefined ? [] : [{ column, parts: sum.map((key) => columns.findIndex((one) => one.key === key)) }],
  );
  const misses = ({ amounts, children }: StatementNode): boolean =>
    sums.some(({ column, parts }) => {
      const figures = [column, ...parts].map((at) => amounts[at] ?? null);
      if (figures.includes(null)) return false;
      return figures.slice(1).reduce((all, cents) => all! + cents!, 0n) !== figures[0];
    }) || children.some(misses);
  return sums.length > 0 && nodes.some(misses);
}
