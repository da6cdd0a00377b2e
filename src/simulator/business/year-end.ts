/**
 * Year end: income and expenses close into the result (month 13), which the March assembly transfers to retained
 * earnings.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit } from '#simulator/books/entry.ts';
import type { World } from '#simulator/world.ts';

const ASSEMBLY_MONTH = 3;

/** After December: every balance of classes 4, 5 and 6 closes into the year's result. */
export function closeYear(world: World, period: Period): void {
  if (period.month !== 12) return;
  const closing = ['4', '5', '6'].flatMap((prefix) => world.books.balances(prefix));
  const result = closing.reduce((sum, { amount }) => sum - amount, 0n);
  world.books.post({ year: period.year, month: 13 }, 31, [
    ...closing.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
    credit(result < 0n ? ACCOUNT.lossOfYear : ACCOUNT.profitOfYear, world.directory.own, result),
  ]);
}

/** March: last year's result becomes retained earnings. */
export function retainResult(world: World, period: Period): void {
  if (period.month !== ASSEMBLY_MONTH || world.omits('result-transfer', period)) return;
  const { own } = world.directory;
  retain(ACCOUNT.profitOfYear, ACCOUNT.retainedProfits);
  retain(ACCOUNT.lossOfYear, ACCOUNT.retainedLosses);

  function retain(from: string, to: string): void {
    const amount: Cents = world.books.balance(from, own);
    world.books.post(period, 25, [credit(from, own, amount), credit(to, own, -amount)]);
  }
}
