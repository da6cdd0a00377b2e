/** Where the roles of the vocabulary are at home in the decree, and what a place in it says. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { type CommonRole, roleHomes } from './vocabulary.ts';

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
  return lookUp(FAMILY_PLACES, place.slice(0, 4)) ?? null;
}

export function isFamily(role: CommonRole): role is Family {
  return role in families;
}

interface Home {
  role: CommonRole;
  home: string;
  /** The code alone says the role. */
  isSaying: boolean;
}

/** Homes by class, in the order of the vocabulary: every account of the books is looked up. */
const HOMES_OF_CLASS: ReadonlyMap<string, readonly Home[]> = Map.groupBy(
  (Object.keys(roleHomes) as CommonRole[]).flatMap((role) =>
    roleHomes[role].homes.map((home) => ({ role, home: home.replace('?', ''), isSaying: !home.endsWith('?') })),
  ),
  ({ home }) => home[0]!,
);

/** Digits from which a home says the role by itself, in books whose accounts have other numbers than the decree's. */
export const SUBACCOUNT = 6;

/**
 * Whether a place in the decree is one of the role's homes, and no narrower home of another role: 510539 is of vacations,
 * though all of 5105 may hold allowances. `isRenumbered`: the digits below the title may be the
 * company's own, as they are in a withholding that the decree has not; unless the decree has such a subaccount, only a home of six digits, or the first, says the role.
 */
export function isAtHome(place: string, role: CommonRole, isRenumbered = false): boolean {
  const isFree = (isRenumbered || isWithholding(place)) && pucAccount(place.slice(0, SUBACCOUNT)) === null;
  const own = homesOf(place, role).filter((home, index) => !isFree || index === 0 || home.length >= SUBACCOUNT);
  const length = longestHome(place, own);
  if (length === 0) return false;
  return (
    (!isRenumbered && isNumberedFreely(place)) ||
    !homesOfClass(place).some(
      (one) => one.role !== role && one.isSaying && one.home.length > length && liesUnder(place, one.home),
    )
  );
}

/** Concepts of withholding, and auxiliaries of VAT, which has no subaccounts in the decree: the name says which. */
function isNumberedFreely(place: string): boolean {
  return isWithholding(place) || (place.startsWith('2408') && place.length > SUBACCOUNT);
}

function isWithholding(place: string): boolean {
  return place.startsWith('2365');
}

function homesOfClass(place: string): readonly Home[] {
  return HOMES_OF_CLASS.get(place[0] ?? '') ?? [];
}

/** The role's homes in the class of a place. */
function homesOf(place: string, role: CommonRole): string[] {
  return homesOfClass(place).flatMap((one) => (one.role === role ? [one.home] : []));
}

/** Digits of the longest home that a place lies under; 0 if none. */
function longestHome(place: string, homes: readonly string[]): number {
  let longest = 0;
  for (const home of homes) if (home.length > longest && liesUnder(place, home)) longest = home.length;
  return longest;
}

/** Whether the role's home lies below a place: a title that names one of its parts. */
export function isAboveHome(place: string, role: CommonRole): boolean {
  return homesOf(place, role).some((home) => home.length > place.length && liesUnder(home, place));
}

/**
 * Where an account that plays the role has its place in the decree: in its own class, for that is never in doubt. Where the
 * decree has none in the class, the account stays.
 */
export function placeOfRole(place: string, role: CommonRole, isEstimate = false): string {
  const homes = homesOf(place, role);
  const home = (isEstimate ? homes.find((one) => one.startsWith(ESTIMATES)) : undefined) ?? homes[0];
  if (home === undefined || home.length < ACCOUNT) return place;
  return home.replace('x', place[1] === '2' ? '2' : '1');
}

/** The role that a place in the decree says: the longest home that speaks. Null for the others. */
export function roleOfPlace(place: string): CommonRole | null {
  let best: CommonRole | null = null;
  let longest = 0;
  for (const { role, home, isSaying } of homesOfClass(place)) {
    if (!isSaying || home.length <= longest || !liesUnder(place, home)) continue;
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
    const [digit, due] = [place[at]!, home[at]!];
    if (digit !== due && !(due === 'x' && isOneOrTwo(digit)) && !(digit === 'x' && isOneOrTwo(due))) return false;
  }
  return true;
}

function isOneOrTwo(digit: string): boolean {
  return digit === '1' || digit === '2';
}
