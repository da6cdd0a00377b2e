/** A change of software that renumbered the chart since the month before: told once, as earlier months are carried to it. */
import type { RuleFact } from '#core/engine/rule.ts';
import type { Context } from './context.ts';

export function changedChart({ history, balance }: Context): RuleFact[] {
  const change = history.before()?.change ?? null;
  const example = [...(change ?? [])].find(([, code]) => balance.accountIndex(code) >= 0);
  if (change === null || example === undefined) return [];
  const [from, to] = example;
  return [{ account: null, amount: 0n, data: { accounts: change.size, from, to }, rows: [] }];
}
