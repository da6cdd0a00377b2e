/**
 * Year end: income and expenses close into the result (month 13), which the March assembly transfers to retained
 * earnings.
 */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import type { World } from '#simulator/world.ts';

const ASSEMBLY_MONTH = 3;

/** After December: every balance of classes 4, 5 and 6 closes into the year's result. */
export function closeYear(world: World, period: Period): void {
  if (period.month !== 12) return;
  const closing = ['4', '5', '6'].flatMap((prefix) => world.books.balances(prefix));
  const result = closing.reduce((sum, { amount }) => sum - amount, 0n);
  const { closing: when, closesThrough59 } = world.habits;
  const month = when === 'december' ? period : { year: period.year, month: 13 };
  const { own } = world.directory;
  const emptied = closing.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount));
  const kept = credit(result < 0n ? ACCOUNT.lossOfYear : ACCOUNT.profitOfYear, own, result);
  if (closesThrough59) {
    world.books.post(month, 31, [...emptied, credit(ACCOUNT.profitAndLoss, own, result)]);
    world.books.post(month, 31, [debit(ACCOUNT.profitAndLoss, own, result), kept]);
  } else world.books.post(month, 31, [...emptied, kept]);
}

/** March: last year's result becomes retained earnings. */
export function retainResult(world: World, period: Period): void {
  if (period.month !== ASSEMBLY_MONTH || world.omits('result-transfer', period)) return;
  const { own } = world.directory;
  if (world.kind.reserves) appropriate();
  retain(ACCOUNT.profitOfYear, ACCOUNT.retainedProfits);
  retain(ACCOUNT.lossOfYear, ACCOUNT.retainedLosses);

  /** C.Co. 452: a tenth of the profit, until the reserve is half of the capital. */
  function appropriate(): void {
    const missing = -world.books.sum(world.kind.capital) / 2n + world.books.sum(ACCOUNT.legalReserve);
    const reserve = min(max(0n, missing), -world.books.balance(ACCOUNT.profitOfYear, own) / 10n);
    if (reserve > 0n)
      world.books.post(period, 25, [
        debit(ACCOUNT.profitOfYear, own, reserve),
        credit(ACCOUNT.legalReserve, own, reserve),
      ]);
  }

  function retain(from: string, to: string): void {
    const amount: Cents = world.books.balance(from, own);
    world.books.post(period, 25, [credit(from, own, amount), credit(to, own, -amount)]);
  }
}
