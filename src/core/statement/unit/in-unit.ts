/** A statement in the unit asked for: as it is, rounded so that it still adds up, or restated. */
import { roundTree } from '../rounding/round-tree.ts';
import type { StatementTree } from '../statement-tree.ts';
import { type Restating, restateTree } from './restate.ts';
import { isRestated, type StatementUnit, unitStep } from './statement-unit.ts';

export function inUnit(tree: StatementTree, unit: StatementUnit, restating: Restating): StatementTree {
  if (isRestated(unit)) return restateTree(tree, unit, restating);
  const step = unitStep[unit];
  return step === null ? tree : roundTree(tree, step);
}
