/** Crosses the contributions of a month by administrator, and its employees by their wages. */
import { abs, type Cents, max } from '#core/money/money.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { type Contribution, contributions, type PlanillaPerson } from '#core/source/planilla.ts';
import { contributionOf, isOfApprentices, isWage } from './concepts.es.ts';
import type { Context } from './settings.ts';

export interface ContributionDifference {
  contribution: Contribution;
  account: string;
  /** Administrators that the books owe it to, of whom it is. */
  entities: readonly { entry: number; booked: Cents; rows: readonly number[] }[];
  booked: Cents;
  paid: Cents;
}

/** Contributions are rounded up to hundreds of pesos for each employee, and books round too. */
const ROUNDING = 200_00n;

interface Owed {
  entry: number;
  account: string;
  booked: Cents;
  rows: readonly number[];
}

/** Null where no account says by its name which contribution it is of. */
export function contributionDifferences({ balance, roles, people }: Context): ContributionDifference[] | null {
  const owed = Map.groupBy(
    roles.aportes
      .in(balance)
      .leaves()
      .flatMap((leaf) => {
        const { code: account, name } = balance.leaf(leaf);
        const contribution = contributionOf(name);
        if (contribution === null) return [];
        return balance
          .people([leaf])
          .list.filter(({ credit, debit }) => credit > 0n || debit > 0n)
          .map(({ entry, credit, rows }) => ({ contribution, entry, account, booked: credit, rows }));
      }),
    ({ contribution }) => contribution,
  );
  if (owed.size === 0) return null;
  return contributions.flatMap((contribution) => {
    const books = owed.get(contribution) ?? [];
    const found = differenceOf(contribution, books, people);
    return found === null ? [] : [found];
  });
}

function differenceOf(
  contribution: Contribution,
  books: readonly Owed[],
  people: readonly PlanillaPerson[],
): ContributionDifference | null {
  const tolerance = ROUNDING * BigInt(people.length);
  const readings = contribution === 'pension' ? [true, false] : [false];
  let best: ContributionDifference | null = null;
  for (const withSolidarity of readings) {
    const one = leftOver(contribution, books, people, withSolidarity);
    if (abs(one.booked - one.paid) <= tolerance) return null;
    if (best === null || abs(one.booked - one.paid) < abs(best.booked - best.paid)) best = one;
  }
  // Nothing of it in the books of the month: nothing to point at.
  return best === null || best.account === '' ? null : best;
}

/** What is left of both where the administrators that agree are taken away. */
function leftOver(
  contribution: Contribution,
  books: readonly Owed[],
  people: readonly PlanillaPerson[],
  withSolidarity: boolean,
): ContributionDifference {
  const paidTo = new Map<string, { paid: Cents; people: number }>();
  for (const person of people) {
    const code = person.entities[contribution];
    const before = paidTo.get(code) ?? { paid: 0n, people: 0 };
    const paid = person.paid[contribution] + (withSolidarity ? person.solidarity : 0n);
    paidTo.set(code, { paid: before.paid + paid, people: before.people + 1 });
  }
  const open = [...paidTo.values()].filter(({ paid }) => paid > 0n);
  const rest = books.filter(({ booked }) => {
    const at = open.findIndex((one) => abs(one.paid - booked) <= ROUNDING * BigInt(one.people));
    if (at < 0) return true;
    open.splice(at, 1);
    return false;
  });
  const told = rest.length > 0 ? rest : books;
  return {
    contribution,
    account: told.toSorted((a, b) => Number(b.booked - a.booked))[0]?.account ?? '',
    entities: told.map(({ entry, booked, rows }) => ({ entry, booked, rows })),
    booked: rest.reduce((sum, { booked }) => sum + booked, 0n),
    paid: open.reduce((sum, { paid }) => sum + paid, 0n),
  };
}

export interface EmployeeDifference {
  entry: number;
  account: string;
  wage: Cents;
  rows: readonly number[];
  /** Null: not in the planilla. */
  person: PlanillaPerson | null;
  /** The least base that the wage asks for. */
  base: Cents;
}

export interface EmployeesCrossed {
  missing: readonly EmployeeDifference[];
  below: readonly EmployeeDifference[];
  /** In the planilla without wages of the month. */
  ghosts: readonly PlanillaPerson[];
  /** Most are not in the planilla: it is of others. */
  isUnlike: boolean;
}

/** Bases are rounded up to thousands of pesos. */
const BASE_ROUNDING = 1_000_00n;
const WHOLE_MONTH = 30;
const INTEGRAL_PERCENT = 70n;
const CAP_IN_WAGES = 25n;

/** Null where the books have no wages by employee. */
export function employeesCrossed({ balance, roles, people, year }: Context): EmployeesCrossed | null {
  const leaves = roles.nomina.in(balance).leaves();
  const within = (is: (name: string) => boolean) =>
    balance.people(leaves.filter((leaf) => is(balance.leaf(leaf).name)));
  const wages = within(isWage);
  const apprentices = within(isOfApprentices).keys;
  const all = balance.people(leaves).keys;
  const employees = wages.list.filter(
    ({ key, debit, credit }) => key !== '' && debit > credit && !apprentices.has(key),
  );
  if (employees.length === 0) return null;
  const byKey = new Map(people.map((person) => [person.key, person]));
  const crossed = employees.map(({ key, entry, debit, credit, rows, leaf }) => {
    const wage = debit - credit;
    const person = byKey.get(key) ?? null;
    return { entry, account: balance.leaf(leaf).code, wage, rows, person, base: baseOf(wage, person, year) };
  });
  const missing = crossed.filter(({ person }) => person === null);
  const below = crossed.filter(
    ({ person, base }) => person !== null && person.days >= WHOLE_MONTH && person.base + BASE_ROUNDING < base,
  );
  return {
    missing,
    below,
    ghosts: people.filter(({ key, base }) => base > 0n && !all.has(key)),
    isUnlike: missing.length * 2 > crossed.length || below.length * 2 > crossed.length,
  };
}

/** CST art. 132 and Ley 100 art. 18: 70 % of an integral wage, at most 25 minimum wages. */
function baseOf(wage: Cents, person: PlanillaPerson | null, year: number): Cents {
  const base = person?.isIntegral ? (wage * INTEGRAL_PERCENT) / 100n : wage;
  const cap = minimumWage(year)?.wage;
  return cap === undefined || base <= cap * CAP_IN_WAGES ? base : max(cap * CAP_IN_WAGES, 0n);
}
