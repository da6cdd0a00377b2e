/**
 * REC-11: balances in foreign currency that every month of the last half year were restated at its rate, and not in this
 * one: those of the company, or those of a third party in any account. The gain and the loss are accounts of their own,
 * neither of which moves every month.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { abs, type Cents, min } from '#core/money/money.ts';
import { medianOf } from './missing.ts';

const LEAST_MONTHS = 4;

interface ExchangeBooks {
  balance: TrialBalance;
  roles: Readonly<Record<'monedaExtranjera' | 'diferenciaEnCambio' | 'deBalance' | 'ingresos', AccountRole>>;
  tolerances: Tolerances;
}

/** `past`: latest first. A month without any difference is told once, and not for each third party. */
export function exchangeFacts(books: ExchangeBooks, past: readonly TrialBalance[]): RuleFact[] {
  const ofCompany = companyFacts(books, past);
  return ofCompany.length > 0 ? ofCompany : [...thirdPartyFacts(books, past), ...unrestatedFacts(books, past)];
}

/** Months with a gain, in all of which the balance was restated, at least. */
const LEAST_GAINS = 2;

/**
 * A customer abroad whose difference of the month is all of what it paid: in every month with a gain its balance grew by more
 * than it was sold, and in this one by exactly that, though there is a balance to restate.
 */
function unrestatedFacts({ balance, roles, tolerances }: ExchangeBooks, past: readonly TrialBalance[]): RuleFact[] {
  const owing = balance
    .people(leavesOf(balance, roles.monedaExtranjera))
    .list.filter(({ opening, closing }) => min(opening, closing) > tolerances.noise);
  if (owing.length === 0) return [];
  const only = new Set(owing.map(({ key }) => key));
  const now = grownIn(balance, roles, only);
  const months = past.map((month) => grownIn(month, roles, only));
  return owing.flatMap(({ key, entry, parts }): RuleFact[] => {
    const month = now.get(key);
    if (month === undefined || !isGain(month) || month.restated !== 0n || month.sold <= tolerances.noise) return [];
    const gains = months.flatMap((one) => {
      const before = one.get(key);
      return before !== undefined && isGain(before) && before.sold > tolerances.noise ? [before.restated] : [];
    });
    if (gains.length < LEAST_GAINS || gains.some((one) => one <= tolerances.noise)) return [];
    const amount = medianOf(gains);
    const [largest] = parts.toSorted((a, b) => (a.closing > b.closing ? -1 : 1));
    return [
      {
        severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account: balance.leaf(largest!.leaf).code,
        subject: key,
        thirdParties: [{ thirdParty: entry, amount, rows: largest!.rows }],
        amount,
        expected: amount,
        found: 0n,
        data: { held: largest!.closing, months: gains.length, paid: month.gained },
        rows: parts.flatMap(({ rows }) => rows),
      },
    ];
  });
}

interface Grown {
  gained: Cents;
  lost: Cents;
  sold: Cents;
  /** What the balance grew by beyond what was sold. */
  restated: Cents;
}

function isGain({ gained, lost }: Grown): boolean {
  return gained > 0n && lost === 0n;
}

function grownIn(
  month: TrialBalance,
  { monedaExtranjera, diferenciaEnCambio, ingresos }: ExchangeBooks['roles'],
  only: ReadonlySet<string>,
): Map<string, Grown> {
  const differences = month.people(diferenciaEnCambio.in(month).leaves(), { only });
  const income = month.people(ingresos.in(month).leaves(), { only });
  return new Map(
    month.people(leavesOf(month, monedaExtranjera), { only }).list.map(({ key, debit }) => {
      const sold = income.get(key)?.credit ?? 0n;
      const [gained, lost] = [differences.get(key)?.credit ?? 0n, differences.get(key)?.debit ?? 0n];
      return [key, { gained, lost, sold, restated: debit - sold }];
    }),
  );
}

function companyFacts({ balance, roles, tolerances }: ExchangeBooks, past: readonly TrialBalance[]): RuleFact[] {
  const held = past.filter((month) => heldIn(month, roles.monedaExtranjera) > tolerances.noise);
  const booked = held.map((month) => bookedIn(month, roles.diferenciaEnCambio));
  const isHabit = held.length >= LEAST_MONTHS && booked.every((amount) => amount > tolerances.noise);
  const now = heldIn(balance, roles.monedaExtranjera);
  if (!isHabit || now <= tolerances.noise || bookedIn(balance, roles.diferenciaEnCambio) > 0n) return [];
  const amount = medianOf(booked);
  const leaves = roles.monedaExtranjera.leaves().filter((leaf) => balance.leaf(leaf).sum.opening !== 0n);
  const [first] = leaves.toSorted((a, b) =>
    abs(balance.leaf(a).sum.opening) > abs(balance.leaf(b).sum.opening) ? -1 : 1,
  );
  return [
    {
      severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
      account: first === undefined ? null : balance.leaf(first).code,
      amount,
      expected: amount,
      found: 0n,
      data: { held: now, months: held.length },
      rows: balance.rowsOf(leaves),
    },
  ];
}

/** Who had a difference in every month that began with its balance, which was restated or settled in each of them. */
function thirdPartyFacts({ balance, roles, tolerances }: ExchangeBooks, past: readonly TrialBalance[]): RuleFact[] {
  const differences = past.map((month) => differencesIn(month, roles.diferenciaEnCambio));
  const now = differencesIn(balance, roles.diferenciaEnCambio);
  const often = [...new Set(differences.flatMap((month) => [...month.keys()]))].filter((key) => {
    const booked = differences.filter((month) => (month.get(key) ?? 0n) > tolerances.noise);
    return booked.length >= LEAST_MONTHS && !now.has(key);
  });
  if (often.length === 0) return [];
  const only = new Set(often);
  const months = past.map((month, at) => ({
    month,
    differences: differences[at]!,
    people: month.people(leavesOf(month, roles.deBalance), { only }),
  }));
  return balance
    .people(leavesOf(balance, roles.deBalance), { only })
    .list.flatMap(({ key, entry, parts }): RuleFact[] => {
      const restated = parts.filter((part) => {
        if (abs(part.opening) <= tolerances.noise) return false;
        const { code } = balance.leaf(part.leaf);
        const then = months.flatMap(({ month, people, differences: of }) => {
          const own = people.get(key)?.parts.find(({ leaf }) => month.leaf(leaf).code === code);
          return own && abs(own.opening) > tolerances.noise ? [{ own, difference: of.get(key) ?? 0n }] : [];
        });
        return (
          then.length >= LEAST_MONTHS &&
          then.every(({ difference }) => difference > tolerances.noise) &&
          (then.every(({ own, difference }) => isRestated(own, difference)) ||
            (isSettled(part) && then.every(({ own }) => isSettled(own))))
        );
      });
      const [largest] = restated.toSorted((a, b) => (abs(a.opening) > abs(b.opening) ? -1 : 1));
      if (largest === undefined) return [];
      const amounts = differences.flatMap((month) => month.get(key) ?? []);
      const amount = medianOf(amounts);
      return [
        {
          severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
          account: balance.leaf(largest.leaf).code,
          subject: key,
          thirdParties: [{ thirdParty: entry, amount, rows: largest.rows }],
          amount,
          expected: amount,
          found: 0n,
          data: { held: abs(largest.opening), months: amounts.length },
          rows: restated.flatMap(({ rows }) => rows),
        },
      ];
    });
}

/** Whatever other roles they play. */
function leavesOf(month: TrialBalance, { prefixes }: AccountRole): number[] {
  return prefixes.flatMap((prefix) => month.leaves(prefix));
}

/** The difference is booked in the account itself. */
function isRestated({ debit, credit }: Amounts, difference: Cents): boolean {
  return debit === difference || credit === difference;
}

/** The difference comes with what is paid of the balance. */
function isSettled({ opening, debit, credit }: Amounts): boolean {
  return opening > 0n ? credit > 0n : debit > 0n;
}

/** Above zero, by third party. */
function differencesIn(month: TrialBalance, role: AccountRole): Map<string, Cents> {
  const people = month.people(role.in(month).leaves()).list;
  return new Map(
    people.flatMap(({ key, debit, credit }) => (debit + credit > 0n ? [[key, debit + credit] as const] : [])),
  );
}

/** What the accounts of foreign currency open the month with, whatever their side. */
function heldIn(month: TrialBalance, role: AccountRole): Cents {
  return role
    .in(month)
    .leaves()
    .reduce((sum, leaf) => sum + abs(month.leaf(leaf).sum.opening), 0n);
}

function bookedIn(month: TrialBalance, role: AccountRole): Cents {
  const { debit, credit } = role.in(month).sum();
  return debit + credit;
}
