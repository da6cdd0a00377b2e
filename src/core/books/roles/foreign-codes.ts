/**
 * Whether the codes of a chart are the decree's, at least by group: where names say what accounts are, their codes must lie in
 * the same group. Flat lists of ERPs, and charts with groups of their own, have codes that lie in the decree by chance.
 */
import { accountName } from '#core/identity/account-name.es.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { isAtHome, placeOfRole } from './role-homes.ts';
import { roleInClass } from './role-names.es.ts';

/** Fewer accounts whose names say what they are prove nothing. */
const LEAST_NAMED = 8;
/** Charts of the decree agree in nine of ten; those that number accounts anew within its groups, in most. */
const LEAST_AGREEMENT = 0.5;
const GROUP = 2;

/** Whether a code says the class of an account and no more. */
export function isForeignChart(balance: TrialBalance): boolean {
  let [named, agreed] = [0, 0];
  for (const leaf of balance.leaves()) {
    const { code, name } = balance.leaf(leaf);
    const role = roleInClass(code, accountName(name), false)?.role;
    if (role === undefined) continue;
    named++;
    if (isAtHome(code, role) || placeOfRole(code, role).slice(0, GROUP) === code.slice(0, GROUP)) agreed++;
  }
  return named >= LEAST_NAMED && agreed < named * LEAST_AGREEMENT;
}
