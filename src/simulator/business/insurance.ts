/** Yearly insurance policy, prepaid every February and expensed by twelfths. */

import type { Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';
import { paid } from './bank.ts';

/** Cover per month. Constant over the years: its price follows the insured value, not inflation. */
const MONTH_OF_COVER = pesos(840_000);
const RENEWAL_MONTH = 2;

export function insure(world: World, period: Period): void {
  const { insurer } = world.directory.institutions;
  const month = scaled(world.size, MONTH_OF_COVER);
  if (world.habits.insurance === 'monthly') {
    world.books.post(period, 5, [debit(ACCOUNT.insurance, insurer, month), paid(world, month)]);
    return;
  }
  if (period.month === RENEWAL_MONTH) {
    world.books.post(period, 1, [debit(ACCOUNT.prepaidInsurance, insurer, month * 12n), paid(world, month * 12n)]);
  }
  if (world.omits('insurance', period) || world.books.balance(ACCOUNT.prepaidInsurance, insurer) < month) return;
  world.books.post(period, 28, [
    debit(ACCOUNT.insurance, insurer, month),
    credit(ACCOUNT.prepaidInsurance, insurer, month),
  ]);
}
