/**
 * AUT-8: money of others booked as income enters the base (tips, copayments, sums collected for third parties). The
 * liability that received it every month received nothing now, in all or of a customer. What leaves it too early belongs to `anticipo2`.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { type Cents, roundToPesos } from '#core/money/money.ts';
import { othersLeaves } from './accounts.es.ts';
import type { Context, SelfFact } from './rules.ts';

/** Months searched, and those in a row that make a habit. */
const MONTHS = 6;
const FEWEST = 3;

export function othersMoney(context: Context): SelfFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const past = pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST || roles.operacionales.sum().credit <= tolerances.noise) return [];
  const before = past.map((month) => receivedBy(month, context));
  const now = receivedBy(balance, context);
  return [...before[0]!.keys()].flatMap((account) => {
    const run = before.slice(0, FEWEST).map((month) => month.get(account) ?? 0n);
    if (run.some((credit) => credit <= tolerances.noise)) return [];
    if ((now.get(account) ?? 0n) !== 0n) return ofCustomers(account, past, context);
    const amounts = before.flatMap((month) => month.get(account) ?? []);
    return [factOf(account, median(amounts), past[0]!, context)];
  });
}

/**
 * Customers whose money for others, received with their invoices in each of many months, is missing while that of the
 * rest is there and they are invoiced as always: copayments of one EPS.
 */
function ofCustomers(account: string, past: readonly TrialBalance[], context: Context): SelfFact[] {
  const { balance, roles, tolerances } = context;
  if (past.length < MONTHS) return [];
  const received = past.map((month) => creditsOf(account, month));
  const invoiced = balance.people(roles.operacionales.leaves());
  const now = creditsOf(account, balance);
  const missing = [...received[0]!.keys()].filter(
    (key) =>
      !now.has(key) &&
      (invoiced.get(key)?.credit ?? 0n) > tolerances.noise &&
      received.every((month) => (month.get(key) ?? 0n) > tolerances.noise),
  );
  if (missing.length === 0) return [];
  const amounts = missing.map((key) => median(received.map((month) => month.get(key)!)));
  const amount = amounts.reduce((sum, one) => sum + one, 0n);
  return [factOf(account, amount, past[0]!, context, new Map(missing.map((key, index) => [key, amounts[index]!])))];
}

/** Credits of the month in an account by third party, those without one apart. */
function creditsOf(account: string, month: TrialBalance): Map<string, Cents> {
  const index = month.accountIndex(account);
  const people = index < 0 ? [] : month.leaf(index).people;
  return new Map(people.flatMap(({ key, credit }) => (key !== '' && credit > 0n ? [[key, credit] as const] : [])));
}

function median(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : 1));
  return roundToPesos(sorted[Math.floor(sorted.length / 2)]!);
}

/** Credits of the month by account. */
function receivedBy(month: TrialBalance, { roles }: Context): Map<string, Cents> {
  return new Map(othersLeaves(month, roles).map((leaf) => [month.leaf(leaf).code, month.leaf(leaf).sum.credit]));
}

/** `from`: the month whose third parties are named; `parts`: what is missed of only some of them, by key. */
function factOf(
  account: string,
  amount: Cents,
  from: TrialBalance,
  { balance, roles }: Context,
  parts: ReadonlyMap<string, Cents> | null = null,
): SelfFact {
  const index = from.accountIndex(account);
  const people =
    index < 0
      ? []
      : from.leaf(index).people.filter(({ key, credit }) => key !== '' && credit > 0n && (parts?.has(key) ?? true));
  const all = people.reduce((sum, { credit }) => sum + credit, 0n);
  return {
    account,
    thirdParties: people.map(({ key, entry, credit }): FactThirdParty => {
      const part = parts?.get(key) ?? roundToPesos((amount * credit) / all);
      const here = balance.thirdParties.find((_, other) => balance.thirdParties.key(other) === key);
      const absent = { nit: from.thirdParties.id(entry), name: from.thirdParties.name(entry) };
      return here < 0
        ? { thirdParty: 0, absent, amount: part, rows: [] }
        : { thirdParty: here, amount: part, rows: [] };
    }),
    amount,
    data: { name: index < 0 ? '' : from.leaf(index).name, some: parts === null ? 0 : 1 },
    rows: balance.rowsOf(roles.operacionales.leaves()),
  };
}
