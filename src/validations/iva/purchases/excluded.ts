/** VAT deducted on purchases that bear none: all of them are in accounts whose name says excluded or exempt. */
import { namesExcluded } from '#core/identity/untaxed-name.es.ts';
import type { Context } from '../rules.ts';
import type { Purchase } from './purchases.ts';

export function onExcluded(purchases: readonly Purchase[], { balance, roles, tolerances }: Context): Purchase[] {
  const leaves = roles.compras.leaves().filter((leaf) => namesExcluded(balance.leaf(leaf).name));
  if (leaves.length === 0) return [];
  const bought = new Map(balance.people(leaves).list.map(({ key, debit }) => [key, debit]));
  return purchases.filter(
    (one) => one.assets === 0n && one.bought > 0n && bought.get(one.key) === one.bought && one.tax > tolerances.noise,
  );
}
