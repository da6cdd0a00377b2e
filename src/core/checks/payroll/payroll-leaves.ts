/**
 * Accounts of each payroll concept: those of its role, and those of the payroll and cost groups identified by name.
 * Apprentices earn no benefits and contribute differently: an account named after them has no concept.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { roleOfPlace } from '#core/books/roles/role-homes.ts';
import { roleInClass } from '#core/books/roles/role-names.es.ts';
import type { CommonRole } from '#core/books/roles/vocabulary.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abbreviates } from '#core/identity/abbreviates.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import type { InstitutionCategory } from '#core/reference/people/third-party-category.ts';
import { conceptsByRates } from './concepts-by-rates.ts';
import { isPayByResult, type PayrollConcept, payrollConceptOf, payrollConcepts } from './payroll-concept.es.ts';

export interface PayrollLeaves {
  /** Leaves by concept. A concept without a role may still be found by name. */
  of: Readonly<Record<PayrollConcept, readonly number[]>>;
  /** Production costs among them, whose credits transfer them onwards. */
  transferred: ReadonlySet<number>;
}

/**
 * `named` and `produced`: roles of the accounts identified by name, expenses and costs; the roles of the concepts take
 * precedence.
 */
export function payrollLeaves(
  balance: TrialBalance,
  roles: Partial<Record<PayrollConcept, AccountRole>>,
  { named, produced }: { named: AccountRole; produced: AccountRole },
): PayrollLeaves {
  const found = Object.fromEntries(
    payrollConcepts.map((concept): [PayrollConcept, number[]] => [concept, []]),
  ) as Record<PayrollConcept, number[]>;
  for (const concept of payrollConcepts) {
    for (const leaf of roles[concept]?.leaves() ?? []) {
      found[payrollConceptOf(balance.leaf(leaf).name) === 'aprendices' ? 'aprendices' : concept].push(leaf);
    }
  }
  const costs = produced.leaves();
  const byName = [...named.leaves(), ...costs];
  const byNames = new Map(byName.map((leaf) => [leaf, payrollConceptOf(balance.leaf(leaf).name)]));
  const told = new Map([...byNames, ...byRates(balance, byNames)]);
  const nameless: number[] = [];
  for (const [leaf, concept] of told) {
    if (concept === null) nameless.push(leaf);
    else found[concept].push(leaf);
  }
  const besides = besideWages(balance, nameless, found);
  const repeating = repeatingDecree(balance, [...byName, ...besides]);
  for (const leaf of besides) {
    const concept =
      conceptInOtherWords(balance, leaf) ??
      contributionByInstitution(balance, leaf) ??
      (repeating.has(cuentaOf(balance.leaf(leaf).code)) && isNamedAsListed(balance, leaf) && isOfPeople(balance, leaf)
        ? conceptOfDigits(balance, leaf)
        : null);
    if (concept !== null) found[concept].push(leaf);
  }
  for (const concept of ofEmployees) found[concept] = withoutStrangers(balance, found[concept], byName, found);
  found.sueldos = withoutContractors(balance, found);
  found.sueldos.push(...earnedByEmployees(balance, byName, found.sueldos));
  return { of: found, transferred: new Set(costs) };
}

/** Concepts by rates, in cuentas where no name tells wages or severance: «COS.SUE» and «COS.CES» beside «COS.AUX» and «COS.VAC». */
function byRates(
  balance: TrialBalance,
  named: ReadonlyMap<number, PayrollConcept | null>,
): readonly (readonly [number, PayrollConcept])[] {
  const byCuenta = Map.groupBy(named.keys(), (leaf) => cuentaOf(balance.leaf(leaf).code));
  return [...byCuenta.values()].flatMap((leaves) => {
    const isTold = leaves.some((leaf) => ['sueldos', 'cesantias'].includes(named.get(leaf) ?? ''));
    return isTold || leaves.length < LEAST_BY_RATES
      ? []
      : [...conceptsByRates(balance, new Map(leaves.map((leaf) => [leaf, named.get(leaf) ?? null])))];
  });
}

/** Wages, severance, its interest, bonus and vacations. */
const LEAST_BY_RATES = 5;

/** Contribution that each kind of institution receives. */
const CONTRIBUTIONS = [
  ['pension_fund', 'pension'],
  ['pension_administrator', 'pension'],
  ['eps', 'salud'],
  ['arl', 'riesgos'],
  ['family_compensation_fund', 'caja'],
] as const satisfies readonly (readonly [InstitutionCategory, PayrollConcept])[];

/** Those of some accounts that stand under the same cuenta as wages or severance. */
function besideWages(
  balance: TrialBalance,
  leaves: readonly number[],
  found: Readonly<Record<PayrollConcept, readonly number[]>>,
): number[] {
  const cuentas = new Set([...found.sueldos, ...found.cesantias].map((leaf) => cuentaOf(balance.leaf(leaf).code)));
  return leaves.filter((leaf) => cuentas.has(cuentaOf(balance.leaf(leaf).code)));
}

function cuentaOf(code: string): string {
  return code.slice(0, 4);
}

/** Concepts by what accounts are called outside the decree: beside wages «Prima» is no insurance, and «AFP» is pension. */
const CONCEPTS: ReadonlyMap<CommonRole, PayrollConcept> = new Map<CommonRole, PayrollConcept>([
  ['integralWages', 'integral'],
  ['overtime', 'horasExtras'],
  ['transportAllowance', 'transporte'],
  ['wages', 'sueldos'],
  ['severanceExpense', 'cesantias'],
  ['severanceInterestExpense', 'interesesCesantias'],
  ['bonusExpense', 'prima'],
  ['vacationExpense', 'vacaciones'],
  ['pensionExpense', 'pension'],
  ['healthExpense', 'salud'],
  ['riskExpense', 'riesgos'],
  ['familyFundExpense', 'caja'],
  ['icbfExpense', 'icbf'],
  ['senaExpense', 'sena'],
  ['performanceBonus', 'noSalarial'],
  ['otherAllowances', 'noSalarial'],
]);

function conceptInOtherWords(balance: TrialBalance, leaf: number): PayrollConcept | null {
  const { code, name } = balance.leaf(leaf);
  if (isPayByResult(name)) return null;
  const role = roleInClass(code, accountName(name), false)?.role;
  return (role && CONCEPTS.get(role)) ?? null;
}

/** Cuenta of the decree whose subcuentas are the concepts of payroll, and where their digits are. */
const CONCEPTS_OF_DECREE = '5105';
const SUBCUENTA = 6;

/** Subcuenta of the decree's list of payroll concepts with the digits of an account; null for shorter codes and pay by result. */
function listedAs(balance: TrialBalance, leaf: number): string | null {
  const { code, name } = balance.leaf(leaf);
  if (code.length < SUBCUENTA || isPayByResult(name)) return null;
  return `${CONCEPTS_OF_DECREE}${code.slice(CONCEPTS_OF_DECREE.length, SUBCUENTA)}`;
}

function conceptOfDigits(balance: TrialBalance, leaf: number): PayrollConcept | null {
  const listed = listedAs(balance, leaf);
  const role = listed === null ? null : roleOfPlace(listed);
  return (role && CONCEPTS.get(role)) ?? null;
}

/** Digits say what an account is where it has no name, or its name may abbreviate the decree's: feed and travel of drivers do not. */
function isNamedAsListed(balance: TrialBalance, leaf: number): boolean {
  const listed = listedAs(balance, leaf);
  const { name } = balance.leaf(leaf);
  return listed !== null && (name.trim() === '' || abbreviates(name, pucAccount(listed)?.name ?? ''));
}

/** Accounts whose name and digits say one concept that make a cuenta repeat the decree's list. */
const LEAST_REPEATED = 3;

/** Cuentas whose subcuentas repeat the decree's list of payroll concepts: names and digits agree wherever a name says one. */
function repeatingDecree(balance: TrialBalance, leaves: readonly number[]): ReadonlySet<string> {
  const agreed = new Map<string, number>();
  for (const leaf of leaves) {
    const { code, name } = balance.leaf(leaf);
    const named = payrollConceptOf(name) ?? conceptInOtherWords(balance, leaf);
    if (named === null) continue;
    const agrees = conceptOfDigits(balance, leaf) === named;
    agreed.set(cuentaOf(code), (agreed.get(cuentaOf(code)) ?? 0) + (agrees ? 1 : -LEAST_REPEATED));
  }
  return new Set([...agreed].flatMap(([cuenta, times]) => (times >= LEAST_REPEATED ? [cuenta] : [])));
}

/**
 * Whether the third parties of an account are no companies but institutions of social security: the feed of a herd under 7305
 * has a supplier.
 */
function isOfPeople(balance: TrialBalance, leaf: number): boolean {
  const isInstitution = (key: string) => CONTRIBUTIONS.some(([category]) => isKnownAs(key, category));
  return balance.leaf(leaf).people.every(({ key }) => !isCompanyNumber(key) || isInstitution(key));
}

/** Accruals that only employees have. */
const ofEmployees = [
  'interesesCesantias',
  'cesantias',
  'prima',
  'vacaciones',
] as const satisfies readonly PayrollConcept[];

/**
 * Accruals without the accounts that only a name puts there, away from wages, where nobody earns a wage: «Vac. y
 * medicamentos» under its supplier.
 */
function withoutStrangers(
  balance: TrialBalance,
  leaves: readonly number[],
  byName: readonly number[],
  { sueldos, integral }: Readonly<Record<PayrollConcept, readonly number[]>>,
): number[] {
  const wages = [...sueldos, ...integral];
  const cuentas = new Set(wages.map((leaf) => cuentaOf(balance.leaf(leaf).code)));
  const isAlone = (leaf: number) => byName.includes(leaf) && !cuentas.has(cuentaOf(balance.leaf(leaf).code));
  if (!leaves.some(isAlone)) return [...leaves];
  const employees = balance.people(wages);
  return leaves.filter((leaf) => {
    const people = isAlone(leaf) ? balance.leaf(leaf).people.filter(({ key }) => key !== '') : [];
    return people.length === 0 || people.some(({ key }) => employees.get(key) !== undefined);
  });
}

/** Where the third parties of the account are all institutions of one contribution; one that receives several says none. */
function contributionByInstitution(balance: TrialBalance, leaf: number): PayrollConcept | null {
  const { people } = balance.leaf(leaf);
  if (people.length === 0) return null;
  const [concept, other] = [...new Set(people.map(({ key }) => contributionOf(key)))];
  return concept && other === undefined ? concept : null;
}

function contributionOf(key: string): PayrollConcept | null {
  const concepts = new Set(CONTRIBUTIONS.flatMap(([category, concept]) => (isKnownAs(key, category) ? [concept] : [])));
  const [concept, other] = [...concepts];
  return concept !== undefined && other === undefined ? concept : null;
}

/**
 * Wage accounts without those of pay by result that only people outside the payroll earn: benefits are booked by employee,
 * and neither theirs nor other wages of theirs are.
 */
function withoutContractors(
  balance: TrialBalance,
  found: Readonly<Record<PayrollConcept, readonly number[]>>,
): number[] {
  const byResult = found.sueldos.filter((leaf) => isPayByResult(balance.leaf(leaf).name));
  if (byResult.length === 0) return [...found.sueldos];
  const benefited = balance.people([...found.cesantias, ...found.prima]).keys;
  if ([...benefited].every((key) => key === '')) return [...found.sueldos];
  const others = balance.people(found.sueldos.filter((leaf) => !byResult.includes(leaf))).keys;
  return found.sueldos.filter((leaf) => {
    const { people } = balance.leaf(leaf);
    return !byResult.includes(leaf) || people.every(({ key }) => key === '') || people.some(isOnPayroll);
  });

  function isOnPayroll({ key }: { key: string }): boolean {
    return benefited.has(key) || others.has(key);
  }
}

/** Commissions and piecework of people who also earn wages: those of others are fees. */
function earnedByEmployees(balance: TrialBalance, leaves: readonly number[], wages: readonly number[]): number[] {
  const byResult = leaves.filter((leaf) => isPayByResult(balance.leaf(leaf).name));
  if (byResult.length === 0) return [];
  const employees = balance.people(wages);
  return byResult.filter((leaf) => {
    const { people } = balance.leaf(leaf);
    return people.length > 0 && people.every(({ key }) => employees.get(key) !== undefined);
  });
}
