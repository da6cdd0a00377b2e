/**
 * Money of others, or not earned yet, by what each third party did before: income that its advances, deposits and deferred
 * income always covered, what was released from them every month, and what is collected for others.
 */
import { earnedIn } from '#core/books/month-flow.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, min } from '#core/money/money.ts';
import { nearestUvt } from '#core/reference/tax/uvt.ts';
import type { Books, Roles } from './roles.ts';

/** Months with income of a third party that show what covers it, at least. */
const LEAST_COVERED = 3;
/** Percent of what covers it up to which income is covered: withholdings and guarantees are in neither. */
const COVERED = 125n;
/** And from which it is not. */
const UNCOVERED = 150n;
/** Months in a row that make a habit. */
const HABIT = 4;

/** Liabilities that income is released from. */
function heldIn(month: TrialBalance, roles: Roles): number[] {
  return [roles.anticiposRecibidos, roles.anticiposDeContratos, roles.diferidos, roles.depositos].flatMap((role) =>
    role.in(month).leaves(),
  );
}

interface Covering {
  earned: Cents;
  released: Cents;
  billed: Cents;
}

/** What a month earned of some third parties, and what covers it. */
function coveringIn(month: TrialBalance, only: ReadonlySet<string>, { roles, period }: Books): Map<string, Covering> {
  const earned = earnedBy(month, only, roles);
  const held = month.people(heldIn(month, roles), { only });
  const billed = month.people([...roles.clientes.in(month).leaves(), ...roles.clientesExterior.in(month).leaves()], {
    only,
  });
  return new Map(
    earned.map((person) => [
      person.key,
      {
        earned: sumEarned(person, month.period ?? period),
        released: held.get(person.key)?.debit ?? 0n,
        billed: billed.get(person.key)?.debit ?? 0n,
      },
    ]),
  );
}

function earnedBy(month: TrialBalance, only: ReadonlySet<string>, roles: Roles): readonly ThirdParty[] {
  const leaves = [...roles.ingresos.in(month).leaves(), ...roles.otrosIngresos.in(month).leaves()];
  return month.people(leaves, { only }).list;
}

function sumEarned({ parts }: ThirdParty, period: Books['period']): Cents {
  return parts.reduce((sum, part) => sum + earnedIn(part, period), 0n);
}

/**
 * ANR-4: income above what was billed to the third party and released from what is held for it, where both always covered
 * it. `told`: third parties of whom more is known.
 */
export function uncoveredIncome(books: Books, told: ReadonlySet<string>): RuleFact[] {
  const { balance, period, year, roles, tolerances } = books;
  const held = balance.people(heldIn(balance, roles));
  const only = new Set(held.list.flatMap(({ key }) => (key === '' || told.has(key) ? [] : [key])));
  if (only.size === 0 || year.length < LEAST_COVERED) return [];
  const now = coveringIn(balance, only, books);
  const above = [...now].filter(
    ([, one]) =>
      one.earned - covered(one) > tolerances.noise && one.earned * 100n > covered(one) * UNCOVERED + tolerances.noise,
  );
  if (above.length === 0) return [];
  const keys = new Set(above.map(([key]) => key));
  const past = year.map((month) => coveringIn(month, keys, books));
  return above.flatMap(([key, one]): RuleFact[] => {
    const months = past.flatMap((month) => month.get(key) ?? []).filter(({ earned }) => earned > tolerances.noise);
    const isAlways = months.every((month) => month.earned * 100n <= covered(month) * COVERED + tolerances.noise);
    if (months.length < LEAST_COVERED || !isAlways || !months.some(({ released }) => released > 0n)) return [];
    const person = earnedBy(balance, new Set([key]), roles)[0]!;
    const part = person.parts.reduce((most, each) => (earnedIn(each, period) > earnedIn(most, period) ? each : most));
    const account = balance.leaf(part.leaf).code;
    const amount = one.earned - covered(one);
    const target = balance.leaf(held.get(key)!.parts[0]!.leaf).code;
    return [
      {
        severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account,
        subject: key,
        thirdParties: [{ thirdParty: person.entry, amount, rows: part.rows }],
        amount,
        expected: covered(one),
        found: one.earned,
        data: { isInstalment: 2 },
        entry: entryBetween(account, target, amount, person.entry),
        rows: part.rows,
      },
    ];
  });
}

function covered({ released, billed }: Covering): Cents {
  return released + billed;
}

/**
 * ANR-7: what was released to the income of a third party in each of the last months, and this month was not, although
 * enough of it is left. Deferred income of which nothing at all was released is told by amortizacion.
 */
export function unreleased(books: Books, told: ReadonlySet<string>): RuleFact[] {
  const { balance, period, year, roles, tolerances } = books;
  const months = year.slice(0, HABIT);
  if (months.length < HABIT) return [];
  const still = balance
    .people(heldIn(balance, roles))
    .list.filter(({ key, debit, closing }) => key !== '' && !told.has(key) && debit === 0n && closing < 0n);
  if (still.length === 0) return [];
  const only = new Set(still.map(({ key }) => key));
  const now = coveringIn(balance, only, books);
  const before = months.map((month) => coveringIn(month, only, books));
  const found = still.flatMap((person) => {
    const past = before.flatMap((month) => month.get(person.key) ?? []);
    const isHabit =
      past.length === HABIT &&
      past.every(({ released, earned }) => released > tolerances.noise && earned * 2n >= released);
    if (!isHabit) return [];
    // What is billed takes its part of the advance: without a bill there is nothing to take.
    const isBilled = past.some(({ billed }) => billed > tolerances.noise);
    if (isBilled && (now.get(person.key)?.earned ?? 0n) <= tolerances.noise) return [];
    const { leaf } = person.parts[0]!;
    const { code, sum } = balance.leaf(leaf);
    if (sum.debit === 0n && roles.diferidos.has(code)) return [];
    const [{ released: usual }] = past as [Covering];
    const amount = min(usual, -person.closing);
    const least = past.reduce((lowest, { released }) => min(lowest, released), usual);
    const most = past.reduce((highest, { released }) => max(highest, released), usual);
    if (-person.closing < least) return [];
    return [{ person, leaf, amount, isScheduled: (most - least) * 100n <= most }];
  });
  return [...Map.groupBy(found, ({ leaf }) => leaf)].map(([leaf, own]) => {
    const amount = own.reduce((sum, one) => sum + one.amount, 0n);
    const isScheduled = own.every((one) => one.isScheduled) && amount >= nearestUvt(period.year);
    // Nobody's of several: the service rests, like a school in holidays.
    const isResting = own.length > 1 && balance.leaf(leaf).sum.debit === 0n;
    const isLarge = isScheduled || amount * 10n >= tolerances.materiality;
    return {
      severity: isLarge && !isResting ? 'media' : 'baja',
      account: balance.leaf(leaf).code,
      thirdParties: own.map((one) => ({ thirdParty: one.person.entry, amount: one.amount, rows: one.person.rows })),
      amount,
      expected: amount,
      found: 0n,
      rows: own.flatMap(({ person }) => person.rows),
    };
  });
}

/**
 * ANR-6: collected for a third party in each of the last months, and this month nothing, unless what was gathered was handed
 * over. Where an income rose by about as
 * much, that income.
 */
export function missingCollections(books: Books): RuleFact[] {
  const { balance, year, roles, tolerances } = books;
  const months = year.slice(0, HABIT);
  if (months.length < HABIT) return [];
  const before = months.map((month) => month.people(roles.recaudosParaTerceros.in(month).leaves()));
  const now = balance.people(roles.recaudosParaTerceros.leaves());
  const steady = before[0]!.list.flatMap(({ key, leaf }) => {
    const credits = before.map((people) => people.get(key)?.credit ?? 0n);
    if ((now.get(key)?.credit ?? 0n) > tolerances.noise || credits.some((credit) => credit <= tolerances.noise))
      return [];
    // Gathered for months and handed over whole: it ended.
    const isGathered = before.every((people) => (people.get(key)?.debit ?? 0n) === 0n);
    if (isGathered && (now.get(key)?.debit ?? 0n) > 0n && (now.get(key)?.closing ?? 0n) === 0n) return [];
    return [
      { key, code: months[0]!.leaf(leaf).code, usual: credits.reduce((sum, one) => sum + one, 0n) / BigInt(HABIT) },
    ];
  });
  return steady.flatMap(({ key, code, usual }): RuleFact[] => {
    if (usual * 10n < tolerances.materiality) return [];
    const risen = risenIncome(usual, months, books);
    const owner = balance.people(balance.leaves(), { only: new Set([key]) }).get(key);
    const people = [risen, owner].filter((one) => one !== null && one !== undefined);
    return [
      {
        severity: 'media',
        account: risen === null ? code : balance.leaf(risen.leaf).code,
        subject: key,
        // The income that rose, else its owner: the same money.
        thirdParties: people.map(({ entry, rows }, at) => ({ thirdParty: entry, amount: at === 0 ? usual : 0n, rows })),
        amount: usual,
        expected: usual,
        found: 0n,
        data: { collections: `${code} ${months[0]!.accountName(code)}`.trim(), risen: risen === null ? 0 : 1 },
        rows: risen?.rows ?? [],
      },
    ];
  });
}

/** The income of one third party in an account that is above its average by nearest to an amount: by half of it at least, and twice at most. */
function risenIncome(
  amount: Cents,
  months: readonly TrialBalance[],
  { balance, period, roles }: Books,
): ThirdParty | null {
  let nearest: { part: ThirdParty; distance: Cents } | null = null;
  for (const leaf of roles.ingresos.leaves()) {
    const { code, people } = balance.leaf(leaf);
    const before = months.map((month) => month.people([month.accountIndex(code)].filter((index) => index >= 0)));
    for (const part of people) {
      const usual = before.reduce((sum, month, at) => {
        const past = month.get(part.key);
        return past === undefined ? sum : sum + earnedIn(past, months[at]!.period ?? period);
      }, 0n);
      const above = earnedIn(part, period) - usual / BigInt(HABIT);
      const distance = abs(above - amount);
      const isNear = above * 2n >= amount && above <= amount * 3n;
      if (isNear && (nearest === null || distance < nearest.distance)) nearest = { part, distance };
    }
  }
  return nearest?.part ?? null;
}
