/** Income received in advance that is not recognised with the passing months. */

import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { previousMonth } from '#core/calendar/period.ts';
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, min, roundToPesos } from '#core/money/money.ts';
import type { Context } from './roles.ts';

/** Months with a share for income that make a habit. */
const MONTHS = 3;

/** AMO-9: an account that gave its share to income in each of the last months, and gives none in this one. */
export function deferredIncomeFacts(context: Context): RuleFact[] {
  const { balance, period, history, roles, tolerances } = context;
  const past = pastMonths(history, period, MONTHS).balances;
  const [last] = past;
  if (last === undefined || past.length < MONTHS) return [];
  return roles.ingresosDiferidos.leaves().flatMap((leaf): RuleFact[] => {
    const { code, sum } = balance.leaf(leaf);
    const isHabit = past.every((month) => month.sum(code).debit > tolerances.noise);
    if (sum.debit > tolerances.noise || !isHabit || pausedLastYear(code, context)) return [];
    const before = last.people(last.leaves(code), { withNone: true });
    const due = balance.leaf(leaf).people.flatMap((thirdParty) => {
      const amount = min(roundToPesos(before.get(thirdParty.key)?.debit ?? 0n), -thirdParty.opening);
      return amount > tolerances.noise ? [{ thirdParty, amount }] : [];
    });
    const amount = due.reduce((all, one) => all + one.amount, 0n);
    if (amount <= tolerances.noise) return [];
    return [
      {
        severity: amount >= tolerances.materiality ? 'alta' : 'media',
        account: code,
        thirdParties: due
          .filter(({ thirdParty }) => thirdParty.key !== '')
          .map((one) => ({ thirdParty: one.thirdParty.entry, amount: one.amount, rows: one.thirdParty.rows })),
        amount,
        expected: amount,
        found: 0n,
        entry: due.slice(0, MOST_IN_ENTRY).flatMap((one) => recognition(context, last, code, one)),
        rows: due.flatMap(({ thirdParty }) => thirdParty.rows),
      },
    ];
  });
}

/**
 * The account gave nothing in this month of last year either, after giving its share in the month before: a school year, a
 * season.
 */
function pausedLastYear(code: string, { history, period, tolerances }: Context): boolean {
  const paused = history.at({ year: period.year - 1, month: period.month });
  const before = history.at(previousMonth({ year: period.year - 1, month: period.month }));
  if (!paused || !before) return false;
  return paused.sum(code).debit <= tolerances.noise && before.sum(code).debit > tolerances.noise;
}

/** To the income account that took the customer's share the month before; none where no account took it. */
function recognition(
  { roles }: Context,
  last: TrialBalance,
  code: string,
  { thirdParty, amount }: { thirdParty: ThirdParty; amount: Cents },
): FactEntryLine[] {
  const taken = last.people(roles.ingresos.in(last).leaves(), { withNone: true }).get(thirdParty.key);
  const income = taken?.parts.find(({ credit }) => credit >= amount);
  if (income === undefined) return [];
  return entryBetween(code, last.leaf(income.leaf).code, amount, thirdParty.entry);
}
