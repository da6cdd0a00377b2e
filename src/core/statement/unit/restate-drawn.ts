/** Restates a tree that was drawn before, as that of a group or a signed copy: what flowed in each month is not at hand. */
import { columnsOf } from '../comparatives.ts';
import type { StatementDeclaration } from '../declaration.ts';
import type { StatementOptions } from '../draw-statement.ts';
import type { MonthFigures } from '../month-figures.ts';
import type { StatementTree } from '../statement-tree.ts';
import { flowNodes } from './flow-nodes.ts';
import { inUnit } from './in-unit.ts';
import type { StatementUnit } from './statement-unit.ts';

interface Drawn extends Pick<StatementOptions, 'period' | 'compare' | 'basis' | 'by' | 'method' | 'base'> {
  /** Of books like those of the tree: they tell which month ended a year. */
  months: readonly MonthFigures[];
}

/** Columns that are no comparison are of the period. */
export function drawnInUnit(
  { kind, isOfYear, items }: StatementDeclaration,
  tree: StatementTree,
  unit: StatementUnit,
  { period, compare = [], basis = 'month', by = 'function', method = 'indirect', base = period, months }: Drawn,
): StatementTree {
  const own = isOfYear ? 'year' : basis;
  const choices = { period, compare, basis: own, closing: 'before', itemAssignments: {} } as const;
  const times = columnsOf(kind, months, choices);
  return inUnit(tree, unit, {
    base,
    times: tree.columns.map((column) => times.find(({ key }) => key === column.key) ?? times[0]!),
    isAtDate: kind === 'stock',
    flows: () => flowNodes(items({ by, method }), tree.nodes),
    monthly: () => null,
  });
}
