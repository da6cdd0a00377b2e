/** Tasks on stored balances. The main thread imports the types only. */
import { listRows } from './trial-balances/list-rows.ts';

export const balanceTasks = { listRows };
export type BalanceTasks = typeof balanceTasks;
