/** Sales on credit with VAT, withholding by customers, cost of sales, and collections. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, min, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import type { Customer } from '#simulator/people/directory.ts';
import { isoDate, withholdingPercent } from '#simulator/rates.ts';
import { percentInPesos, toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { received } from './bank.ts';

/** Cost of goods, percent of their price, with some variation. */
export const COST_PERCENT = 56;

/** Seasonality, percent of an ordinary month, January to December. */
const SEASON = [93, 95, 100, 98, 104, 100, 98, 100, 102, 103, 108, 115];
const YEARLY_GROWTH = 6;
/** Share of customers without purchase in a month, percent. */
const IDLE = 6;

export function sell(world: World, period: Period): void {
  const random = world.random('sales', period);
  const level = salesLevel(period);
  for (const customer of world.directory.customers) {
    if (random.chance(IDLE)) continue;
    const share = percentOf(customer.monthly, level) / BigInt(customer.invoices);
    for (let invoice = 0; invoice < customer.invoices; invoice++) {
      const net = toPesos(random.around(share, 15), 50);
      const cost = percentInPesos(net, COST_PERCENT + random.int(-15, 15) / 10);
      invoiceSale(world, period, random.int(1, 28), { customer, net, cost });
      if (world.habits.returns > 0 && random.chance(world.habits.returns))
        takeBack(world, period, { customer, net: percentInPesos(net, 10), cost: percentInPesos(cost, 10) });
    }
  }
}

/** Percent of an ordinary month of 2025. */
export function salesLevel(period: Period): number {
  return SEASON[period.month - 1]! * (1 + (YEARLY_GROWTH / 100) * (period.year - 2025));
}

interface Sale {
  customer: Customer;
  /** Cents before VAT. */
  net: Cents;
  cost: Cents;
}

function invoiceSale(world: World, period: Period, day: number, { customer, net, cost }: Sale): void {
  const vat = percentOf(net, world.kind.vat);
  const percent =
    customer.withholds && world.kind.isWithheld ? withholdingPercent('COMPRAS_DECL', isoDate(period, day), net) : 0;
  const withheld = percentInPesos(net, percent);
  const isLater = world.habits.withheldByCustomers === 'collection';
  const owed = net + vat - (isLater ? 0n : withheld);
  world.books.post(period, day, [
    debit(ACCOUNT.customers, customer, owed),
    debit(ACCOUNT.withheldByCustomers, customer, isLater ? 0n : withheld),
    credit(world.kind.income, customer, net),
    credit(ACCOUNT.vatGenerated, customer, vat),
    debit(ACCOUNT.costOfSales, customer, cost),
    credit(ACCOUNT.inventory, customer, cost),
  ]);
  world.receivables.add(addMonths(period, customer.term), {
    thirdParty: customer,
    amount: owed,
    withheld: isLater ? withheld : 0n,
  });
}

/** Collects the invoices due, limited by the customer's balance in the books. */
export function collect(world: World, period: Period): void {
  for (const { thirdParty, amount, withheld = 0n } of world.receivables.of(period)) {
    const collected = min(amount, world.books.balance(ACCOUNT.customers, thirdParty));
    if (collected <= withheld) continue;
    world.books.post(period, 10, [
      received(world, collected - withheld),
      debit(ACCOUNT.withheldByCustomers, thirdParty, withheld),
      credit(ACCOUNT.customers, thirdParty, collected),
    ]);
  }
}

/** Part of a sale of the month comes back: gross, in the account of returns. */
function takeBack(world: World, period: Period, { customer, net, cost }: Sale): void {
  const vat = percentOf(net, world.kind.vat);
  world.books.post(period, 28, [
    debit(ACCOUNT.salesReturns, customer, net),
    debit(ACCOUNT.vatGenerated, customer, vat),
    credit(ACCOUNT.customers, customer, net + vat),
    debit(ACCOUNT.inventory, customer, cost),
    credit(ACCOUNT.costOfSales, customer, cost),
  ]);
}
