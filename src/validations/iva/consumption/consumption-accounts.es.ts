/**
 * Accounts of national consumption taxes: the decree has none, so they are found by name among those that companies use
 * (some keep them inside the account of VAT), or assigned by their full code.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import { type Context, VAT_ROLES } from '../rules.ts';

const CONSUMPTION =
  /\bCONSUMO\b|IMPOCONSUMO|\bINC\b|\bICUI\b|\bIBUA\b|ULTRAPROCESAD|BEBIDAS AZUCARADAS|BOLSAS PLASTICAS/;

export function consumptionLeaves(balance: TrialBalance, roles: Context['roles']): number[] {
  const role = roles.consumo.in(balance);
  const own = role
    .leaves()
    .filter((leaf) => role.prefixes.includes(balance.leaf(leaf).code) || namesConsumptionTax(balance.leaf(leaf).name));
  const insideVat = VAT_ROLES.flatMap((name) => roles[name].in(balance).leaves()).filter((leaf) =>
    isConsumptionInVat(leaf, balance, roles),
  );
  return [...new Set([...own, ...insideVat])].sort((a, b) => a - b);
}

/** Whether an account of VAT holds consumption tax by its name; not one that the company itself assigned to VAT. */
export function isConsumptionInVat(leaf: number, balance: TrialBalance, roles: Context['roles']): boolean {
  const { code, name } = balance.leaf(leaf);
  return namesConsumptionTax(name) && !VAT_ROLES.some((role) => roles[role].prefixes.includes(code));
}

function namesConsumptionTax(name: string): boolean {
  return CONSUMPTION.test(accountName(name));
}
