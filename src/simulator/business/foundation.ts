/** A month of a foundation: donations for its purpose, and aid to its beneficiaries. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { received } from './bank.ts';
import { withheldFrom } from './withholding.ts';

/** Share of an ordinary month's donations spent on kits, percent. */
const KITS_PERCENT = 34;
/** Share of donors without donation in a month, percent. */
const IDLE = 8;

export function receiveDonations(world: World, period: Period): void {
  const random = world.random('donations', period);
  for (const donor of world.directory.customers) {
    if (random.chance(IDLE)) continue;
    const amount = toPesos(random.around(donor.monthly, 6), 10_000);
    world.books.post(period, random.int(2, 26), [received(world, amount), credit(ACCOUNT.donations, donor, amount)]);
  }
}

/** Food and school supplies, exempt from VAT. */
export function runProgramme(world: World, period: Period): void {
  const random = world.random('programme', period);
  const { suppliers } = world.directory;
  const weights = BigInt(suppliers.reduce((sum, { weight }) => sum + weight, 0));
  const budget: Cents = percentOf(world.size.monthlySales, KITS_PERCENT);
  for (const supplier of suppliers) {
    const day = 9;
    const net = toPesos(random.around((budget * BigInt(supplier.weight)) / weights, 8), 1000);
    const withheld = withheldFrom(world, 'COMPRAS_DECL', period, day, net);
    world.books.post(period, day, [
      debit(ACCOUNT.programmeKits, supplier, net),
      credit(ACCOUNT.withheldPurchases, supplier, withheld),
      credit(ACCOUNT.suppliers, supplier, net - withheld),
    ]);
    world.payables.add(addMonths(period, 1), { thirdParty: supplier, amount: net - withheld });
  }
}
