/**
 * The common vocabulary of account roles, each with its homes: prefixes of the decree (Decreto 2650/1993, and the usual
 * auxiliaries of Siigo and others below it). The first home is where an account of another chart that plays the role
 * belongs; under any of them the code itself says the role. A dot is any digit: groups 51 and 52 have the same accounts.
 */
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { ThirdPartyCategory } from '#core/reference/people/third-party-category.ts';

export interface RoleHome {
  homes: readonly [string, ...string[]];
  /** Normal side of its balance; null where either is right. */
  side: 'D' | 'C' | null;
  /** Third parties that it is owed to or held at. */
  thirdParties?: readonly ThirdPartyCategory[];
}

const debit = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: 'D' });
const credit = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: 'C' });
const either = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: null });
const owedTo = (thirdParties: readonly ThirdPartyCategory[], home: RoleHome): RoleHome => ({ ...home, thirdParties });

const PENSION_FUNDS = ['pension_fund', 'pension_administrator', 'severance_fund'] as const;
const PARAFISCAL = ['family_compensation_fund', 'parafiscal'] as const;
const DIAN = ['tax_authority_national'] as const;
const MUNICIPALITY = ['tax_authority_municipal'] as const;

export const roleHomes = {
  cash: debit('110505', '1105'),
  bank: owedTo(['bank'], debit('1110', '1120', '1125')),
  customers: debit('130505', '1305'),
  foreignCustomers: debit('130510', '1305'),
  ownersReceivable: debit('1325'),
  supplierAdvances: debit('133005', '1330'),
  employeeAdvances: debit('133015', '1330', '1365'),
  employeeLoans: debit('1365'),
  incomeTaxAdvance: debit('135505', '1355'),
  icaAdvance: debit('135510', '135518'),
  simpleAdvance: debit('135595', '1355'),
  withheldByOthers: debit('135515', '135517', '135518'),
  vatWithheldByOthers: debit('135517'),
  icaWithheldByOthers: debit('135518'),
  selfWithheld: debit('135519', '13551599', '135595'),
  taxInFavour: debit('135520', '1355'),
  otherReceivables: debit('1380', '13'),
  receivablesImpairment: credit('1399'),
  inventoryInTransit: debit('1465'),
  inventoryImpairment: credit('1499'),
  buildings: debit('1516'),
  machinery: debit('1520'),
  officeEquipment: debit('1524'),
  computers: debit('1528'),
  vehicles: debit('1540'),
  accumulatedDepreciation: credit('1592', '1596', '1597', '1598'),
  assetImpairment: credit('1599'),
  licenses: debit('1635'),
  accumulatedAmortisation: credit('1698', '1597', '1798'),
  prepaidExpenses: debit('1705'),
  amortisedPrepaid: credit('1798', '1705', '1710'),
  bankLoans: credit('2105', '21'),
  creditCards: credit('210595', '2105', '21'),
  relatedLoans: credit('219510', '2195'),
  accruedInterest: credit('233505'),
  accruedExpenses: credit('2335'),
  suppliers: credit('220505', '22', '2320', '2335'),
  foreignSuppliers: credit('2210'),
  ownersPayable: credit('2355', '2360', '2195'),
  dividendsPayable: credit('2360'),
  withheldWages: credit('236505', '2365'),
  withheldDividends: credit('236510', '2365'),
  withheldFees: credit('236515', '2365'),
  withheldCommissions: credit('236520', '2365'),
  withheldServices: credit('236525', '2365'),
  withheldRent: credit('236530', '2365'),
  withheldInterest: credit('236535', '2365'),
  withheldPurchases: credit('236540', '2365'),
  withheldAbroad: credit('236550', '2365'),
  withheldOther: credit('236570', '2365'),
  withholdingPayable: owedTo(DIAN, credit('236595', '2365')),
  selfWithholdingPayable: credit('236575'),
  vatWithholding: credit('2367'),
  icaWithholding: credit('2368'),
  payrollPayables: credit('2370', '2380'),
  healthPayable: owedTo(['eps'], credit('237005')),
  riskPayable: owedTo(['arl'], credit('237006')),
  parafiscalPayable: owedTo(PARAFISCAL, credit('237010')),
  pensionPayable: owedTo(PENSION_FUNDS, credit('238030')),
  incomeTaxPayable: owedTo(DIAN, credit('2404')),
  vatGenerated: credit('240801', '240805', '2408'),
  vatDeductible: debit('240810', '240802', '240815', '2408', '135530'),
  vatOnImports: debit('240820', '2408', '135530'),
  vatReturns: either('240825', '240840', '2408'),
  vatPayable: owedTo(DIAN, either('240890', '240895', '2408')),
  icaPayable: owedTo(MUNICIPALITY, credit('2412', '2615', '2368')),
  consumptionTaxPayable: credit('2464', '2495', '2462', '2408'),
  wagesPayable: credit('2505'),
  severancePayable: credit('251010', '2510', '261005'),
  severanceInterestPayable: credit('2515', '261010'),
  bonusPayable: credit('2520', '261020'),
  vacationsPayable: credit('2525', '261015'),
  deferredIncome: credit('2705', '2805'),
  customerAdvances: credit('280505', '2805', '2705', '2810', '2815'),
  lossOfYear: debit('3610'),
  accumulatedLosses: debit('3710'),
  salesReturns: debit('4175'),
  integralWages: debit('5.0503'),
  wages: debit('5.0506', '5.0512', '5.0518'),
  overtime: debit('5.0515'),
  sickLeave: debit('5.0524'),
  transportAllowance: debit('5.0527', '5.0545'),
  severanceExpense: debit('5.0530'),
  severanceInterestExpense: debit('5.0533'),
  bonusExpense: debit('5.0536'),
  vacationExpense: debit('5.0539'),
  otherAllowances: debit('5.0545', '5.0527', '5.05'),
  performanceBonus: debit('5.0548', '5.0542', '5.0545'),
  riskExpense: debit('5.0568'),
  healthExpense: debit('5.0569'),
  pensionExpense: debit('5.0570'),
  familyFundExpense: debit('5.0572'),
  icbfExpense: debit('5.0575'),
  senaExpense: debit('5.0578'),
  vatAsExpense: debit('5.1570', '5.1595'),
  depreciationExpense: debit('5.60'),
  amortisationExpense: debit('5.65'),
  bankInterest: debit('530520'),
  movementsTax: debit('530595', '5115', '5215', '5305'),
  roundingAdjustment: either('5395', '4295', '53', '42'),
  bridging: either('2', '1', '3'),
} as const satisfies Readonly<Record<string, RoleHome>>;

/** Role of the common vocabulary. */
export type CommonRole = keyof typeof roleHomes;

/** Titles that say what everything below them is; the names there only say which part. */
export const families = {
  withholdingPayable: 'withheldOther',
  vatPayable: 'vatPayable',
  vatWithholding: 'vatWithholding',
  icaWithholding: 'icaWithholding',
  accumulatedDepreciation: 'accumulatedDepreciation',
  accumulatedAmortisation: 'accumulatedAmortisation',
  prepaidExpenses: 'prepaidExpenses',
} as const satisfies Readonly<Partial<Record<CommonRole, CommonRole>>>;

/** A role whose title says what is below it; the value in `families` is what its nameless accounts are. */
export type Family = keyof typeof families;

const FAMILY_PLACES: Readonly<Record<string, Family>> = {
  '2365': 'withholdingPayable',
  '2408': 'vatPayable',
  '2367': 'vatWithholding',
  '2368': 'icaWithholding',
  '1592': 'accumulatedDepreciation',
  '1698': 'accumulatedAmortisation',
};

/** What a place in the decree says of all accounts below it; null if it says nothing. */
export function familyOfPlace(place: string): Family | null {
  return FAMILY_PLACES[place.slice(0, 4)] ?? null;
}

export function isFamily(role: CommonRole): role is Family {
  return role in families;
}

interface Home {
  role: CommonRole;
  home: string;
}

/** Homes by class, in the order of the vocabulary: every account of the books is looked up. */
const HOMES_OF_CLASS: ReadonlyMap<string, readonly Home[]> = Map.groupBy(
  (Object.keys(roleHomes) as CommonRole[]).flatMap((role) => roleHomes[role].homes.map((home) => ({ role, home }))),
  ({ home }) => home[0]!,
);

/** Digits from which a home says the role by itself, in books whose accounts have other numbers than the decree's. */
export const SUBACCOUNT = 6;

/**
 * Whether a place in the decree is one of the role's homes, and no narrower home of another role: 510539 is of vacations,
 * though all of 5105 may hold allowances. `isRenumbered`: the digits below the title may be the
 * company's own; unless the decree has such a subaccount, only a home of six digits, or the first, says the role.
 */
export function isAtHome(place: string, role: CommonRole, isRenumbered = false): boolean {
  const { homes }: RoleHome = roleHomes[role];
  const isFree = isRenumbered && pucAccount(place.slice(0, SUBACCOUNT)) === null;
  const own = homes.filter((home, index) => !isFree || index === 0 || home.length >= SUBACCOUNT);
  const length = longestHome(place, own);
  if (length === 0) return false;
  return (
    (!isRenumbered && isNumberedFreely(place)) ||
    !homesOfClass(place).some((one) => one.role !== role && one.home.length > length && liesUnder(place, one.home))
  );
}

/** Concepts of withholding, and auxiliaries of VAT, which has no subaccounts in the decree: the name says which. */
function isNumberedFreely(place: string): boolean {
  return place.startsWith('2365') || (place.startsWith('2408') && place.length > SUBACCOUNT);
}

function homesOfClass(place: string): readonly Home[] {
  return HOMES_OF_CLASS.get(place[0] ?? '') ?? [];
}

/** Digits of the longest home that a place lies under; 0 if none. */
function longestHome(place: string, homes: readonly string[]): number {
  let longest = 0;
  for (const home of homes) if (home.length > longest && liesUnder(place, home)) longest = home.length;
  return longest;
}

/** Whether the role's home lies below a place: a title that names one of its parts. */
export function isAboveHome(place: string, role: CommonRole): boolean {
  return roleHomes[role].homes.some((home) => home.length > place.length && liesUnder(home, place));
}

/** Where an account that plays the role has its place in the decree. */
export function placeOfRole(place: string, role: CommonRole, isEstimate = false): string {
  const { homes } = roleHomes[role];
  const home = (isEstimate ? homes.find((one) => one.startsWith(ESTIMATES)) : undefined) ?? homes[0];
  return home.replace('.', place[1] === '2' ? '2' : '1');
}

/** The role that a place in the decree says: the longest home of four digits or more. Null for the others. */
export function roleOfPlace(place: string): CommonRole | null {
  let best: CommonRole | null = null;
  let longest = ACCOUNT - 1;
  for (const { role, home } of homesOfClass(place)) {
    if (home.length <= longest || !liesUnder(place, home)) continue;
    best = role;
    longest = home.length;
  }
  return best;
}

const ACCOUNT = 4;
/** Group of estimated liabilities: benefits of the year lie there until they are consolidated. */
const ESTIMATES = '26';

function liesUnder(place: string, home: string): boolean {
  if (place.length < home.length) return false;
  for (let at = 0; at < home.length; at++) {
    if (home[at] !== '.' && place[at] !== '.' && home[at] !== place[at]) return false;
  }
  return true;
}
