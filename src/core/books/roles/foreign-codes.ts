/**
 * Whether the codes of a chart are the decree's, by class: where names say what accounts are, their codes must say the same.
 * Flat lists of ERPs, and charts with groups of their own, have codes that lie in the decree by chance.
 */
import { accountName } from '#core/identity/account-name.es.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { isAtHome, placeOfRole, roleOfPlace } from './role-homes.ts';
import { roleInClass } from './role-names.es.ts';
import { isMeantBy } from './wide-names.ts';

/** How far the codes of a class are the decree's: whole, by group only, or not at all. */
export type CodesOfClass = 'decree' | 'groups' | 'none';

/** Fewer accounts whose names say what they are prove nothing, in all and in a class. */
const LEAST_NAMED = 8;
const LEAST_IN_CLASS = 4;
/** Charts of the decree agree in nine of ten; those with some accounts of their own, in half. */
const LEAST_AT_HOME = 0.35;
const LEAST_IN_GROUP = 0.5;
const GROUP = 2;

class Agreement {
  named = 0;
  atHome = 0;
  inGroup = 0;

  add(other: Agreement): void {
    this.named += other.named;
    this.atHome += other.atHome;
    this.inGroup += other.inGroup;
  }

  get codes(): CodesOfClass {
    if (this.atHome >= this.named * LEAST_AT_HOME) return 'decree';
    return this.inGroup >= this.named * LEAST_IN_GROUP ? 'groups' : 'none';
  }
}

/** By the digit of the class; those that are absent have the decree's codes. */
export function codesByClass(balance: TrialBalance): ReadonlyMap<string, CodesOfClass> {
  const classes = new Map<string, Agreement>();
  for (const leaf of balance.leaves()) {
    const { code, name } = balance.leaf(leaf);
    const role = roleInClass(code, accountName(name), false)?.role;
    const seen = classes.get(code[0]!) ?? new Agreement();
    classes.set(code[0]!, seen);
    if (role === undefined) continue;
    const byCode = roleOfPlace(code);
    seen.named++;
    if (byCode === role || isAtHome(code, role) || (byCode !== null && isMeantBy(role, byCode))) seen.atHome++;
    if (placeOfRole(code, role).slice(0, GROUP) === code.slice(0, GROUP)) seen.inGroup++;
  }
  const all = new Agreement();
  for (const one of classes.values()) all.add(one);
  if (all.named < LEAST_NAMED || all.codes === 'decree') return new Map();
  return new Map(
    [...classes].map(([digit, one]) => [digit, one.named < LEAST_IN_CLASS ? all.codes : one.codes] as const),
  );
}
