/** The yearly insurance policy, paid in advance every February and charged to expense a twelfth a month. */

import type { Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';
import { paid } from './bank.ts';

/** A month of cover. The policy of the first year costs the same as the others: its price is the insured value's, not inflation's. */
const MONTH_OF_COVER = pesos(840_000);
const RENEWAL_MONTH = 2;

export function insure(world: World, period: Period): void {
  const { insurer } = world.directory.institutions;
  const month = scaled(world.size, MONTH_OF_COVER);
  if (period.month === RENEWAL_MONTH) {
    world.books.post(period, 1, [debit(ACCOUNT.prepaidInsurance, insurer, month * 12n), paid(world, month * 12n)]);
  }
  if (world.omits('insurance', period) || world.books.balance(ACCOUNT.prepaidInsurance, insurer) < month) return;
  world.books.post(period, 28, [
    debit(ACCOUNT.insurance, insurer, month),
    credit(ACCOUNT.prepaidInsurance, insurer, month),
  ]);
}
