/**
 * AUT-8: money of others booked as income enters the base (tips, copayments, sums collected for third parties). The
 * liability that received it every month received nothing now. What leaves it too early belongs to `anticipo2`.
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
    if ((now.get(account) ?? 0n) !== 0n || run.some((credit) => credit <= tolerances.noise)) return [];
    const amounts = before.flatMap((month) => month.get(account) ?? []).sort((a, b) => (a < b ? -1 : 1));
    return [factOf(account, roundToPesos(amounts[Math.floor(amounts.length / 2)]!), past[0]!, context)];
  });
}

/** Credits of the month by account. */
function receivedBy(month: TrialBalance, { roles }: Context): Map<string, Cents> {
  return new Map(othersLeaves(month, roles).map((leaf) => [month.leaf(leaf).code, month.leaf(leaf).sum.credit]));
}

/** `from`: the month whose third parties are named. */
function factOf(account: string, amount: Cents, from: TrialBalance, { balance, roles }: Context): SelfFact {
  const index = from.accountIndex(account);
  const people = index < 0 ? [] : from.leaf(index).people.filter(({ key, credit }) => key !== '' && credit > 0n);
  const all = people.reduce((sum, { credit }) => sum + credit, 0n);
  return {
    rule: 'AUT-8',
    account,
    thirdParties: people.map(({ key, entry, credit }): FactThirdParty => {
      const part = roundToPesos((amount * credit) / all);
      const here = balance.thirdParties.find((_, other) => balance.thirdParties.key(other) === key);
      const absent = { nit: from.thirdParties.id(entry), name: from.thirdParties.name(entry) };
      return here < 0
        ? { thirdParty: 0, absent, amount: part, rows: [] }
        : { thirdParty: here, amount: part, rows: [] };
    }),
    amount,
    data: { name: index < 0 ? '' : from.leaf(index).name },
    rows: balance.rowsOf(roles.operacionales.leaves()),
  };
}
