/** Rents collected for owners: held for them until the next month, less the commission that is the agency's income. */
import type { Period } from '#core/calendar/period.ts';
import { percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { received, settle } from '#simulator/business/bank.ts';
import { PERCENT } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';

const COMMISSION = 10;

export function collectRents(world: World, period: Period): void {
  const { customers, suppliers: owners } = world.directory;
  for (const [index, tenant] of customers.entries()) {
    const owner = owners[index % owners.length]!;
    const rent = toPesos(percentOf(tenant.monthly, 100 + 6 * (period.year - 2025)), 1000);
    const commission = percentOf(rent, COMMISSION);
    const vat = percentOf(commission, PERCENT.vat);
    world.books.post(period, 6, [received(world, rent), credit(ACCOUNT.heldForOwners, owner, rent)]);
    world.books.post(period, 20, [
      debit(ACCOUNT.heldForOwners, owner, commission + vat),
      credit(world.kind.income, owner, commission),
      credit(ACCOUNT.vatGenerated, owner, vat),
    ]);
  }
}

/** Owners get their rents in the first days of the next month. */
export function payOwners(world: World, period: Period): void {
  settle(world, period, 4, ACCOUNT.heldForOwners);
}
