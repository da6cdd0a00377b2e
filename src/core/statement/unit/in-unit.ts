/** A statement in the unit asked for: as it is, rounded so that it still adds up, or restated; with its variations. */
import { withChanges } from '../analysis/changes.ts';
import { roundTree } from '../rounding/round-tree.ts';
import type { StatementTree } from '../statement-tree.ts';
import { type Restating, restateTree } from './restate.ts';
import { isRestated, type StatementUnit, unitStep } from './statement-unit.ts';

export function inUnit(tree: StatementTree, unit: StatementUnit, restating: Restating): StatementTree {
  if (isRestated(unit)) return withChanges(restateTree(tree, unit, restating));
  const step = unitStep[unit];
  const changed = withChanges(tree);
  return step === null ? changed : roundTree(changed, step);
}
