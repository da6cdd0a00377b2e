/**
 * Rules that say that something was not withheld, generated or accrued, by the account roles that would hold it. Where none
 * of those has an account in any month, the company may keep it under accounts that were not recognised: the finding says so.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import { lookUp } from '#core/dictionary/look-up.ts';

const WITHHELD = [
  'retSalarios',
  'retHonorarios',
  'retComisiones',
  'retServicios',
  'retArrendamientos',
  'retRendimientos',
  'retCompras',
  'retExterior',
  'otrasRetenciones',
] as const;

const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  'RET-1': WITHHELD,
  'RET-2': WITHHELD,
  'RET-6': ['reteIva'],
  'RET-7': WITHHELD,
  'RET-8': ['reteIca'],
  'RET-11': WITHHELD,
  'RET-12': ['retDividendos', 'otrasRetenciones'],
  'IVA-3': ['cuenta', 'generado'],
  'AUT-4': ['porPagar'],
};

/** Whether no month has an account that could hold what the rule misses; false for rules that miss nothing. */
export function holdsNowhere(
  rule: string,
  roles: Readonly<Record<string, AccountRole>>,
  history: Pick<History, 'months'>,
): boolean {
  const holders = (lookUp(HOLDERS, rule) ?? []).flatMap((name) => lookUp(roles, name) ?? []);
  if (holders.length === 0 || holders.some((role) => role.leaves().length > 0)) return false;
  return history.months.every(({ balance }) => holders.every((role) => role.in(balance).leaves().length === 0));
}
