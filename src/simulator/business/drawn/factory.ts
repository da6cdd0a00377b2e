/** A factory: raw materials become works in class 7 with the pay of the plant, and leave it as finished goods every month. */
import type { Period } from '#core/calendar/period.ts';
import { max, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { inventoryTarget, invoicePurchase } from '#simulator/business/purchases.ts';
import { toPesos, total } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';

/** Share of the gap to the target closed in a month, percent. */
const CORRECTION = 30;
const LEAST_MATERIALS = 25;
const IDLE = 12;

export function buyRawMaterials(world: World, period: Period): void {
  const random = world.random('raw materials', period);
  const active = world.directory.suppliers.filter(() => !random.chance(IDLE));
  const weights = BigInt(active.reduce((sum, { weight }) => sum + weight, 0));
  const budget = materialsOf(world, period);
  for (const supplier of active) {
    const net = toPesos(random.around((budget * BigInt(supplier.weight)) / weights, 8), 1000);
    invoicePurchase(world, period, random.int(2, 24), { supplier, net, account: ACCOUNT.rawMaterials });
  }
  const { own } = world.directory;
  const bought = world.books.balances(ACCOUNT.rawMaterials);
  const used = total(bought.map(({ amount }) => percentOf(amount, 90)));
  world.books.post(period, 26, [
    debit(ACCOUNT.materials, own, used),
    ...bought.map(({ account, thirdParty, amount }) => credit(account, thirdParty, percentOf(amount, 90))),
  ]);
}

function materialsOf(world: World, period: Period) {
  const sold = total(
    world.books
      .entries(period)
      .flatMap((entry) => entry.postings)
      .map((posting) => (posting.account === ACCOUNT.costOfSales ? posting.debit : 0n)),
  );
  const labour = total(
    world.books
      .entries(addMonths(period, -1))
      .flatMap((entry) => entry.postings)
      .map((posting) => (posting.account.startsWith('72') ? posting.debit : 0n)),
  );
  const gap = inventoryTarget(world) - world.books.sum(ACCOUNT.inventory) - sold;
  return max(percentOf(sold, LEAST_MATERIALS), sold - labour + percentOf(gap, CORRECTION));
}

/** What class 7 has at month end is finished. */
export function finishGoods(world: World, period: Period): void {
  const costs = world.books.balances('7');
  const { own } = world.directory;
  world.books.post(period, 28, [
    debit(ACCOUNT.inventory, own, total(costs.map(({ amount }) => amount))),
    ...costs.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
  ]);
}
