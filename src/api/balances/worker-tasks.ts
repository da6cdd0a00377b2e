/** Tasks on stored balances. The main thread imports the types only. */
import { listRows } from './trial-balances/list-rows.ts';
import { versionChanges } from './trial-balances/version-changes.ts';

export const balanceTasks = { listRows, versionChanges };
export type BalanceTasks = typeof balanceTasks;
