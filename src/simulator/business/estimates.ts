/** Utilities whose bill comes in the next month: estimated at month end, and the estimate reversed on the first. */
import type { Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { toPesos } from '#simulator/rounding.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';

const ESTIMATE = pesos(1_200_000);

export function estimateUtilities(world: World, period: Period): void {
  if (!world.habits.estimates) return;
  const { energy } = world.directory.institutions;
  const amount = toPesos(world.random('estimate', period).around(scaled(world.size, ESTIMATE), 6), 10_000);
  world.books.post(period, 28, [
    debit(ACCOUNT.energy, energy, amount),
    credit(ACCOUNT.estimatedUtilities, energy, amount),
  ]);
}

export function reverseEstimates(world: World, period: Period): void {
  for (const { account, thirdParty, amount } of world.books.balances(ACCOUNT.estimatedUtilities)) {
    world.books.post(period, 1, [debit(account, thirdParty, -amount), credit(ACCOUNT.energy, thirdParty, -amount)]);
  }
}
