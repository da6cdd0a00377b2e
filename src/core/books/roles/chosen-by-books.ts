/**
 * The role that the books choose where the name or the code says another: foreign customers who are all Colombian, machinery
 * that stands on the credit side. What an account does is a witness of its own.
 */

import { accountName } from '#core/identity/account-name.es.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { isCedula } from '#core/reference/people/special-nits.ts';
import type { TrialBalance } from '../trial-balance.ts';
import { roleOfPlace } from './role-homes.ts';
import { roleOfName } from './role-names.es.ts';
import type { TitledAccount } from './titles.ts';
import { type CommonRole, roleHomes } from './vocabulary.ts';
import { isOwedTo, type RoleReason, sideOf } from './witnesses.ts';

/** Another role than the one that name and code say; null: none of them. */
export interface BooksChoice {
  role: CommonRole | null;
  reason: RoleReason;
}

/** What the same name says on the other side; null: nothing that the vocabulary has. */
const ON_OTHER_SIDE: ReadonlyMap<CommonRole, CommonRole | null> = new Map([
  ['buildings', 'accumulatedDepreciation'],
  ['machinery', 'accumulatedDepreciation'],
  ['officeEquipment', 'accumulatedDepreciation'],
  ['computers', 'accumulatedDepreciation'],
  ['vehicles', 'accumulatedDepreciation'],
  ['licenses', 'accumulatedAmortisation'],
  ['intangible', 'accumulatedAmortisation'],
  ['prepaidExpenses', 'amortisedPrepaid'],
  ['accumulatedDepreciation', null],
  ['accumulatedAmortisation', null],
] as const);
const DEBIT: ReadonlySet<CommonRole> = new Set([
  'buildings',
  'machinery',
  'officeEquipment',
  'computers',
  'vehicles',
  'licenses',
  'intangible',
  'prepaidExpenses',
]);

const AT_HOME: ReadonlyMap<CommonRole, CommonRole> = new Map([
  ['foreignCustomers', 'customers'],
  ['foreignSuppliers', 'suppliers'],
] as const);

/** Third parties of an account that are looked at. */
const MOST_LOOKED_AT = 40;
/** A customer or two may be a branch with a NIT. */
const LEAST_COLOMBIANS = 3;

/**
 * Null where the books do not object. `isUnplaced`: the code says the class only, so that the name is the one other witness.
 */
export function choiceOfBooks(
  role: CommonRole,
  { named, code, place }: TitledAccount,
  isUnplaced: boolean,
  balance: TrialBalance,
  leaf: number,
): BooksChoice | null {
  const domestic = AT_HOME.get(role);
  if (domestic !== undefined && named === null && areColombian(balance, leaf))
    return { role: domestic, reason: { witness: 'otherThirdParties' } };
  if (named !== null && !isUnplaced && code === place && isOwedToOthers(role, code, balance, leaf))
    return { role: null, reason: { witness: 'otherThirdParties' } };
  if (!isUnplaced) return null;
  const other = ON_OTHER_SIDE.get(role);
  if (other !== undefined && sideOf(balance, leaf) === (DEBIT.has(role) ? 'C' : 'D'))
    return { role: other, reason: { witness: 'side' } };
  return role === 'vatPayable' ? vatByBooks(balance, leaf) : null;
}

/** A VAT account that says no more: what is owed to the DIAN is payable; what others pay is generated, what others charge, deductible. */
function vatByBooks(balance: TrialBalance, leaf: number): BooksChoice | null {
  const { people, sum } = balance.leaf(leaf);
  if (people.length < LEAST_COLOMBIANS || isOwedTo(['tax_authority_national'], balance, leaf)) return null;
  const reason = { witness: 'side' } as const;
  if (sum.debit === 0n && sum.credit > 0n) return { role: 'vatGenerated', reason };
  return sum.credit === 0n && sum.debit > 0n ? { role: 'vatDeductible', reason } : null;
}

/** Debts of payroll, which only institutions are owed. */
const TO_INSTITUTIONS: ReadonlySet<CommonRole> = new Set([
  'healthPayable',
  'riskPayable',
  'parafiscalPayable',
  'pensionPayable',
]);

const PAYROLL_DEBTS: ReadonlySet<CommonRole> = new Set([...TO_INSTITUTIONS, 'payrollPayables']);
const groupOf = (code: string): string => code.slice(0, 2);
const PAYROLL_GROUPS: ReadonlySet<string> = new Set(
  [...PAYROLL_DEBTS, 'wagesPayable' as const].flatMap((role) => roleHomes[role].homes.map(groupOf)),
);

/**
 * A contribution by its name, outside the accounts of payroll, that is owed to nobody who receives such contributions: the
 * parafiscal contribution of tourism or of a crop. Institutions that are not in the tables say so by their own names.
 */
function isOwedToOthers(role: CommonRole, code: string, balance: TrialBalance, leaf: number): boolean {
  const elsewhere = roleOfPlace(code);
  if (!TO_INSTITUTIONS.has(role) || (elsewhere !== null && PAYROLL_DEBTS.has(elsewhere))) return false;
  // A number that the decree does not have says little: levies on sales, beside the taxes, are called parafiscal too.
  if (elsewhere === null && (role !== 'parafiscalPayable' || PAYROLL_GROUPS.has(groupOf(code)))) return false;
  const names = [...balance.leaf(leaf).namings()].filter((entry) => entry !== 0);
  if (names.length === 0 || isOwedTo(roleHomes[role].thirdParties ?? [], balance, leaf)) return false;
  return !names.some((entry) => roleOfName(code, accountName(balance.thirdParties.name(entry)), false)?.role === role);
}

/** Whether all third parties have a NIT or a cédula. */
function areColombian(balance: TrialBalance, leaf: number): boolean {
  let seen = 0;
  for (const entry of balance.leaf(leaf).namings()) {
    const id = entry === 0 ? '' : balance.thirdParties.id(entry);
    if (!isCompanyNumber(id) && !isCedula(id)) return false;
    seen++;
    if (seen === MOST_LOOKED_AT) break;
  }
  return seen >= LEAST_COLOMBIANS;
}
