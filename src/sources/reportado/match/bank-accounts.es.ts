/** Bank accounts of an informant in books that keep them without third party: by the words of their names. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { plainName } from '#core/identity/plain-name.ts';

/** Words that many banks and accounts have. */
const COMMON = new Set([
  'BANCO',
  'BANCOS',
  'BANK',
  'CUENTA',
  'CUENTAS',
  'AHORRO',
  'AHORROS',
  'CORRIENTE',
  'CORRIENTES',
  'COLOMBIA',
  'COLOMBIANO',
  'COLOMBIANA',
  'NACIONAL',
  'MONEDA',
  'FINANCIERA',
  'COMERCIAL',
  'CREDITO',
  'COOPERATIVA',
  'FONDO',
  'COMPANIA',
  'SOCIEDAD',
]);

/** Leaves whose name has a word of the bank's own. */
export function accountsNamed(balance: TrialBalance, leaves: readonly number[], bank: string): number[] {
  const own = plainName(bank)
    .split(' ')
    .filter((word) => word.length > 3 && !COMMON.has(word));
  return leaves.filter((leaf) => {
    const words = new Set(plainName(balance.leaf(leaf).name).split(' '));
    return own.some((word) => words.has(word));
  });
}
