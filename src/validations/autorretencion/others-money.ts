/**
 * AUT-8: money of others booked as income enters the base (tips, copayments, sums collected for third parties). The
 * liability that received it every month received nothing now, or was emptied beyond what it held when the month began.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { othersLeaves } from './accounts.es.ts';
import type { Context, SelfFact } from './rules.ts';

/** Months searched, and those in a row that make a habit. */
const MONTHS = 6;
const FEWEST = 3;
/** Part of the month's receipts that, paid out within the month, is all of it. */
const ALL_PERCENT = 90;
/** Debits beyond the opening balance that are rounding, percent of it. */
const ROUNDING_PERCENT = 5;

interface Account {
  code: string;
  opening: Cents;
  debit: Cents;
  credit: Cents;
}

export function othersMoney(context: Context): SelfFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const past = pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST || roles.operacionales.sum().credit <= tolerances.noise) return [];
  const before = past.map((month) => accountsOf(month, context));
  const now = accountsOf(balance, context);
  return [...before[0]!.values()].flatMap((last) => {
    const months = before.map((month) => month.get(last.code));
    const run = months.slice(0, FEWEST);
    if (!run.every((month) => month !== undefined && month.credit > tolerances.noise)) return [];
    const amounts = months.flatMap((month) => (month && month.credit > 0n ? [month.credit] : []));
    const current = now.get(last.code);
    if (current === undefined || current.credit === 0n) {
      const usual = amounts.toSorted((a, b) => (a < b ? -1 : 1))[Math.floor(amounts.length / 2)]!;
      return [factOf('falta', last.code, roundToPesos(usual), past[0]!, context)];
    }
    const wasKept = run.every((month) => month !== undefined && beyond(month) <= rounding(month));
    const emptied = beyond(current);
    const isAll = emptied >= percentOf(current.credit, ALL_PERCENT) && emptied > rounding(current);
    return wasKept && current.opening !== 0n && isAll ? [factOf('traslado', last.code, emptied, balance, context)] : [];
  });
}

function beyond({ opening, debit }: Account): Cents {
  return max(0n, debit - max(0n, -opening));
}

function rounding({ opening, credit }: Account): Cents {
  return percentOf(max(-opening, credit), ROUNDING_PERCENT);
}

function accountsOf(month: TrialBalance, { roles }: Context): Map<string, Account> {
  return new Map(
    othersLeaves(month, roles).map((leaf) => {
      const { code, sum } = month.leaf(leaf);
      return [code, { code, opening: sum.opening, debit: sum.debit, credit: sum.credit }];
    }),
  );
}

/** `from`: the month whose third parties are named. */
function factOf(
  kind: 'falta' | 'traslado',
  account: string,
  amount: Cents,
  from: TrialBalance,
  { balance, roles }: Context,
): SelfFact {
  const index = from.accountIndex(account);
  const people = index < 0 ? [] : from.leaf(index).people.filter(({ key, credit }) => key !== '' && credit > 0n);
  const all = people.reduce((sum, { credit }) => sum + credit, 0n);
  return {
    rule: 'AUT-8',
    account,
    subject: kind,
    thirdParties: people.map(({ key, entry, credit, rows }): FactThirdParty => {
      const part = roundToPesos((amount * credit) / all);
      const here = balance.thirdParties.find((_, other) => balance.thirdParties.key(other) === key);
      const absent = { nit: from.thirdParties.id(entry), name: from.thirdParties.name(entry) };
      return here < 0
        ? { thirdParty: 0, absent, amount: part, rows: [] }
        : { thirdParty: here, amount: part, rows: from === balance ? rows : [] };
    }),
    amount,
    data: { kind, name: index < 0 ? '' : from.leaf(index).name },
    rows: balance.rowsOf(kind === 'falta' ? roles.operacionales.leaves() : [index]),
  };
}
