/**
 * NAT-16: what a third party always pays, to the peso, did not come, and exactly that much came too much elsewhere: from
 * another third party of the same accounts, or into the income of the customer itself. The same of what suppliers are paid.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { everybody, oversettled, type SettledBooks, type Settlement, unsettled } from './settlement.ts';

export interface MisappliedContext {
  balance: TrialBalance;
  period: Period;
  /** Months before, latest first. */
  past: readonly TrialBalance[];
  roles: Readonly<Record<'clientes' | 'deudores' | 'proveedores' | 'ingresos' | 'devoluciones', AccountRole>>;
  tolerances: Tolerances;
}

/** Months that show how much of a bill is income, at least, and how far apart the shares may lie, percent of the highest. */
const LEAST_BILLS = 4;
const SAME_SHARE_PERCENT = 2;
/** Tolerance of what is too much in the income to what was not paid, percent: it stands on the share of the bills. */
const SAME_PERCENT = 1n;

export function misappliedFacts(context: MisappliedContext): RuleFact[] {
  const { balance, past, roles, tolerances } = context;
  const sides = [
    { role: roles.clientes, side: 'debit' },
    // Who is billed for income is a customer, whatever the account is called.
    { role: roles.deudores, side: 'debit' },
    { role: roles.proveedores, side: 'credit' },
  ] as const;
  const returnedIn = (month: TrialBalance, only: ReadonlySet<string>) =>
    new Map(month.people(roles.devoluciones.in(month).leaves(), { only }).list.map(({ key, debit }) => [key, debit]));
  return sides.flatMap(({ role, side }): RuleFact[] => {
    const books: SettledBooks = {
      balance,
      past,
      leavesIn: (month) => role.in(month).leaves(),
      side,
      ...(side === 'debit' ? { returnedIn } : {}),
      noise: tolerances.noise,
    };
    const missing = unsettled(books);
    if (missing.length === 0) return [];
    const crossed = crossedWith(missing, books);
    const told = new Set(crossed.map(({ missing: { key } }) => key));
    const income = side === 'debit' ? inIncome(missing, told, role, context) : [];
    return [...crossed.map((one) => crossedFact(one, side, context)), ...income];
  });
}

interface Crossed {
  missing: Settlement;
  other: Settlement;
}

/**
 * Pairs that only each other explain. Who is left with a contrary balance is told as such, and who paid what it was charged
 * in the month paid early.
 */
function crossedWith(missing: readonly Settlement[], books: SettledBooks): Crossed[] {
  const { noise } = books;
  const byDue = new ByAmount(missing, ({ due }) => due, noise);
  const above = oversettled(books).filter(({ closing }) => closing >= -noise);
  const pairs = above.flatMap((other): Crossed[] => {
    const excess = other.settled - other.due;
    return abs(excess - other.charged) <= noise
      ? []
      : byDue.near(excess).map((one): Crossed => ({ missing: one, other }));
  });
  const explained = new Set(pairs.map(({ missing: one }) => one));
  const left = missing.filter((one) => !explained.has(one));
  if (left.length > 0) pairs.push(...crossedExactly(left, books));
  const ofMissing = Map.groupBy(pairs, (pair) => pair.missing);
  const ofOther = Map.groupBy(pairs, ({ other }) => `${other.key} ${other.leaf}`);
  return pairs.filter(
    ({ missing: one, other }) =>
      ofMissing.get(one)!.length === 1 && ofOther.get(`${other.key} ${other.leaf}`)!.length === 1,
  );
}

/** Who has no habit, and settled in the month exactly what is missing, which is nobody else's opening or bill. */
function crossedExactly(missing: readonly Settlement[], books: SettledBooks): Crossed[] {
  const { noise } = books;
  const all = everybody(books);
  const settled = new ByAmount(all, (one) => one.settled, noise);
  const opening = new ByAmount(all, (one) => one.opening, noise);
  const charged = new ByAmount(all, (one) => one.charged, noise);
  return missing.flatMap((one): Crossed[] => {
    const isAnothers = [...opening.near(one.due), ...charged.near(one.due)].some(({ key }) => key !== one.key);
    if (isAnothers) return [];
    return settled
      .near(one.due)
      .filter(({ key, closing }) => key !== '' && key !== one.key && closing >= -noise)
      .map((other) => ({ missing: one, other }));
  });
}

/** Settlements by an amount of theirs, to find those within noise of another without looking at all. */
class ByAmount {
  readonly #width: Cents;
  readonly #noise: Cents;
  readonly #of: (one: Settlement) => Cents;
  readonly #slots: ReadonlyMap<Cents, Settlement[]>;

  constructor(all: readonly Settlement[], of: (one: Settlement) => Cents, noise: Cents) {
    this.#width = noise + 1n;
    this.#noise = noise;
    this.#of = of;
    this.#slots = Map.groupBy(
      all.filter((one) => of(one) > noise),
      (one) => of(one) / this.#width,
    );
  }

  near(amount: Cents): Settlement[] {
    const slot = amount / this.#width;
    return [slot - 1n, slot, slot + 1n].flatMap((each) =>
      (this.#slots.get(each) ?? []).filter((one) => abs(this.#of(one) - amount) <= this.#noise),
    );
  }
}

function crossedFact(
  { missing, other }: Crossed,
  side: SettledBooks['side'],
  { balance, tolerances }: MisappliedContext,
): RuleFact {
  const amount = missing.due;
  const [from, to] = [balance.leaf(other.leaf).code, balance.leaf(missing.leaf).code];
  const given: FactEntryLine = { account: from, thirdParty: other.thirdParty, debit: amount, credit: 0n };
  const taken: FactEntryLine = { account: to, thirdParty: missing.thirdParty, debit: 0n, credit: amount };
  const flipped = (line: FactEntryLine): FactEntryLine => ({ ...line, debit: line.credit, credit: line.debit });
  return {
    severity: severityOf(amount, tolerances),
    account: to,
    subject: missing.key,
    thirdParties: [missing, other].map(({ thirdParty, rows }) => ({ thirdParty, amount, rows })),
    amount,
    expected: amount,
    found: 0n,
    data: { kind: side === 'debit' ? 'customer' : 'supplier' },
    formula: [
      { label: 'settledByOther', amount: other.settled, kind: 'term' },
      { label: 'itsOwn', amount: -other.due, kind: 'term' },
      { label: 'ofAnother', amount, kind: 'total' },
    ],
    entry: side === 'debit' ? [given, taken] : [flipped(taken), flipped(given)],
    rows: [...missing.rows, ...other.rows],
  };
}

/** Customers whose income is above what was billed by what they did not pay. */
function inIncome(
  missing: readonly Settlement[],
  told: ReadonlySet<string>,
  receivable: AccountRole,
  { balance, period, past, roles, tolerances }: MisappliedContext,
): RuleFact[] {
  const asked = missing.filter(({ key, charged }) => !told.has(key) && charged > tolerances.noise);
  if (asked.length === 0) return [];
  const only = new Set(asked.map(({ key }) => key));
  const months = past.map((month) => ({
    month,
    income: month.people(roles.ingresos.in(month).leaves(), { only }),
    billed: month.people(receivable.in(month).leaves(), { only }),
  }));
  const now = balance.people(roles.ingresos.leaves(), { only });
  return asked.flatMap(({ key, thirdParty, leaf, billed: bills, due, rows }): RuleFact[] => {
    const person = now.get(key);
    if (person === undefined) return [];
    const shares = months
      .flatMap(({ month, income, billed }) => {
        const earned = earnedOf(income.get(key)?.parts ?? [], month.period ?? period);
        const bill = billed.get(key)?.debit ?? 0n;
        return earned > tolerances.noise && bill > tolerances.noise ? [Number(earned) / Number(bill)] : [];
      })
      .sort((a, b) => a - b);
    if (shares.length < LEAST_BILLS) return [];
    const highest = shares.at(-1)!;
    if ((highest - shares[0]!) * 100 > highest * SAME_SHARE_PERCENT) return [];
    const earned = earnedOf(person.parts, period);
    const above = earned - BigInt(Math.round(shares[shares.length >>> 1]! * Number(bills)));
    if (abs(above - due) * 100n > due * SAME_PERCENT) return [];
    const part = person.parts.reduce((most, each) => (earnedIn(each, period) > earnedIn(most, period) ? each : most));
    const account = balance.leaf(part.leaf).code;
    return [
      {
        severity: severityOf(due, tolerances),
        account,
        subject: key,
        thirdParties: [{ thirdParty, amount: due, rows: part.rows }],
        amount: due,
        expected: earned - due,
        found: earned,
        data: { kind: 'income', receivable: balance.leaf(leaf).code },
        formula: [
          { label: 'income', amount: earned, kind: 'term' },
          { label: 'billed', amount: -(earned - due), kind: 'term' },
          { label: 'notPaid', amount: due, kind: 'total' },
        ],
        entry: entryBetween(account, balance.leaf(leaf).code, due, thirdParty),
        rows: [...part.rows, ...rows],
      },
    ];
  });
}

function earnedOf(parts: readonly Parameters<typeof earnedIn>[0][], period: Period): Cents {
  return parts.reduce((sum, part) => sum + earnedIn(part, period), 0n);
}

function severityOf(amount: Cents, { materiality }: Tolerances): 'media' | 'baja' {
  return amount * 10n >= materiality ? 'media' : 'baja';
}
