/** Advances that stay open: idle for months, employees' without accounting, suppliers' not used by their invoice. */

import type { ThirdParties } from '#core/books/third-parties.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { idleBalances } from '#core/checks/idle-balances.ts';
import { entryBetween, MOST_IN_ENTRY, ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { type Books, leavesOf } from './roles.ts';

interface Stake {
  leaf: number;
  thirdParty: number;
  amount: Cents;
  rows: readonly number[];
  /** Whether the whole amount dates from before the month. */
  isOld: boolean;
}

/** ANT-5: a third party's balance without movement in the month and the months before. */
export function idleAdvances({ balance, past, roles, tolerances }: Books, skipped: ReadonlySet<string>): RuleFact[] {
  const leaves = leavesOf(roles, ['anticipos', 'anticiposDeObra']);
  const stakes = idleBalances(balance, past.balances, leaves, tolerances.materiality)
    .filter(({ key, part }) => !skipped.has(key) && part.closing > 0n)
    .map(({ thirdParty, part }) => ({ ...stake(part, thirdParty, part.closing), isOld: true }));
  return factsOf(balance, stakes, () => 'media', { months: past.months.length + 1 });
}

/**
 * ANT-6: an employee's opening advance not accounted for; the month's credits count first. Who accounted for all of it
 * every month, and for nothing in this one, is told apart: small as it is, an expense report is missing.
 */
export function unaccountedAdvances({ balance, past, roles, tolerances }: Books): RuleFact[] {
  const open = balance
    .people(roles.anticiposEmpleados.leaves())
    .list.flatMap(({ key, entry: thirdParty, parts }) =>
      parts.map((part) => {
        const left = min(part.closing, part.opening - part.credit);
        return { ...stake(part, thirdParty, left), isOld: true, key, credit: part.credit };
      }),
    )
    .filter(({ amount }) => amount > tolerances.noise);
  const quiet = open.filter(({ credit, amount }) => credit === 0n && amount > tolerances.petty);
  const accounts = accountsMonthly(new Set(quiet.map(({ key }) => key)), past.balances);
  const silent = quiet.filter(({ key, leaf }) => accounts(key, balance.leaf(leaf).code));
  const others = open.filter((one) => !silent.includes(one));
  const expense = ownAccount(balance, roles.gastosDeViaje.prefixes);
  return [
    ...factsOf(balance, silent, () => 'media', { silent: 1 }).map((fact) => ({ ...fact, subject: 'silent' })),
    ...factsOf(balance, others, (amount) => (amount > tolerances.materiality ? 'media' : 'baja'), { silent: 0 }),
  ].map((fact) => ({ ...fact, entry: expense === '' ? [] : legalised(fact, expense) }));
}

/** Months that make a habit of it. */
const FEWEST = 2;

/** Whether an employee, of the given ones, accounted in each month for all that it began with in an account. */
function accountsMonthly(
  keys: ReadonlySet<string>,
  past: readonly TrialBalance[],
): (key: string, code: string) => boolean {
  if (past.length < FEWEST || keys.size === 0) return () => false;
  const months = new Map<string, readonly ThirdParties[]>();
  return (key, code) => {
    const before = months.get(code) ?? past.map((month) => month.people(month.leaves(code), { only: keys }));
    months.set(code, before);
    return before.every((people) => {
      const { opening, credit } = people.get(key) ?? { opening: 0n, credit: 0n };
      return credit > 0n && credit >= opening;
    });
  };
}

/**
 * ANT-7: goods, costs or expenses of the supplier were booked in the month, and the advance is still open without a
 * debt to cross.
 */
export function unusedAdvances({ balance, roles, tolerances }: Books, skipped: ReadonlySet<string>): RuleFact[] {
  const advances = balance
    .people(roles.anticipos.leaves())
    .list.filter(({ key, closing }) => !skipped.has(key) && closing > tolerances.noise);
  if (advances.length === 0) return [];
  const used = balance.people(roles.consumos.leaves(), { only: new Set(advances.map(({ key }) => key)) });
  const stakes = advances.flatMap((advance) => {
    const received = used.get(advance.key);
    const amount = received ? min(advance.closing, received.debit - received.credit) : 0n;
    return amount > tolerances.noise ? [usedStake(advance, amount)] : [];
  });
  const isSerious = (amount: Cents, isOld: boolean) => isOld && amount > tolerances.materiality;
  return factsOf(balance, stakes, (amount, isOld) => (isSerious(amount, isOld) ? 'media' : 'baja'));
}

/** Expenses to be proved by employees, against their advances. */
function legalised({ account, thirdParties = [] }: RuleFact, expense: string): FactEntryLine[] {
  return thirdParties
    .slice(0, MOST_IN_ENTRY)
    .flatMap(({ thirdParty, amount }) => entryBetween(expense, account!, amount, thirdParty));
}

function usedStake({ entry: thirdParty, parts, opening, credit }: ThirdParty, amount: Cents): Stake {
  const part = parts.reduce((most, one) => (one.closing > most.closing ? one : most));
  return { ...stake(part, thirdParty, amount), isOld: max(opening - credit, 0n) >= amount };
}

function stake({ leaf, rows }: ThirdParty, thirdParty: number, amount: Cents): Omit<Stake, 'isOld'> {
  return { leaf, thirdParty, amount, rows };
}

function factsOf(
  balance: TrialBalance,
  stakes: readonly Stake[],
  severityOf: (amount: Cents, isOld: boolean) => 'media' | 'baja',
  data: Readonly<Record<string, number>> = {},
): RuleFact[] {
  return [...Map.groupBy(stakes, ({ leaf }) => leaf)].map(([leaf, own]) => {
    const amount = own.reduce((sum, one) => sum + one.amount, 0n);
    const isSerious = own.some((one) => severityOf(one.amount, one.isOld) === 'media');
    return {
      severity: isSerious ? 'media' : 'baja',
      account: balance.leaf(leaf).code,
      thirdParties: own.map(({ thirdParty, amount: stakes, rows }) => ({ thirdParty, amount: stakes, rows })),
      amount,
      data: { ...data, old: own.every(({ isOld }) => isOld) ? 1 : 0 },
      rows: own.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    };
  });
}
