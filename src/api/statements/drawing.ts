/** What tasks that draw a month are given: the balances that they need, and what the company chose. */
import type { AskedMonths } from './figures-of-months.ts';
import type { DrawnMonth } from './read-months.ts';

export function asked({ basis }: Pick<DrawnMonth, 'basis'>, months: readonly { id: string }[]): AskedMonths {
  return { ...basis, ids: months.map(({ id }) => id) };
}

export function optionsOf({ shown: { year, month }, assignments, itemAssignments, framework }: DrawnMonth) {
  return { period: { year, month }, assignments, itemAssignments, framework };
}
