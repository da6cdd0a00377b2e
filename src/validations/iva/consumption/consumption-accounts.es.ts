/**
 * Accounts of national consumption taxes: the decree has none, so they are found by name among those that companies use,
 * or assigned by their full code.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Context } from '../rules.ts';

const CONSUMPTION =
  /\bCONSUMO\b|IMPOCONSUMO|\bINC\b|\bICUI\b|\bIBUA\b|ULTRAPROCESAD|BEBIDAS AZUCARADAS|BOLSAS PLASTICAS/;

export function consumptionLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const role = roles.consumo.in(balance);
  return role
    .leaves()
    .filter(
      (leaf) => role.prefixes.includes(balance.leaf(leaf).code) || CONSUMPTION.test(plainName(balance.leaf(leaf).name)),
    );
}
