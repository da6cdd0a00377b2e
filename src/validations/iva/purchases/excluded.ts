/**
 * VAT deducted on purchases that bear none: all of them are in accounts whose name says excluded or exempt. Most of the
 * month's VAT from several suppliers is no error of theirs: then the name is not what is bought there.
 */
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { namesExcluded } from '#core/identity/untaxed-name.es.ts';
import type { Context } from '../rules.ts';
import { type Purchase, taxOf } from './purchases.ts';

export function onExcluded(purchases: readonly Purchase[], { balance, roles, tolerances }: Context): Purchase[] {
  const leaves = roles.compras.leaves().filter((leaf) => namesExcluded(balance.leaf(leaf).name));
  if (leaves.length === 0) return [];
  const bought = new Map(balance.people(leaves).list.map(({ key, debit }) => [key, debit]));
  const found = purchases.filter(
    (one) => one.assets === 0n && one.bought > 0n && bought.get(one.key) === one.bought && one.tax > tolerances.noise,
  );
  return isBaseElsewhere(found.length, taxOf(found), taxOf(purchases)) ? [] : found;
}
