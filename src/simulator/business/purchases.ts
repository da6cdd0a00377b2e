/** Purchases of merchandise that keep the stock at its target, with VAT and withholding, and payments to suppliers. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, min, percentOf, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import type { Supplier } from '#simulator/people/directory.ts';
import { percentInPesos, toPesos, total } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { paid } from './bank.ts';
import { COST_PERCENT } from './sales.ts';
import { withheldFrom } from './withholding.ts';

/** Target stock, percent of the cost of an ordinary month's sales. */
const STOCK_MONTHS_PERCENT = 115;
/** Share of the gap to the target closed by a month's purchases, percent. */
const CORRECTION_PERCENT = 30;
/** Share of suppliers without sales in a month, percent. */
const IDLE = 18;
/** Minimum order: all are subject to withholding under any minimum base of these years. */
const SMALLEST_INVOICE = pesos(1_800_000);
const TWO_INVOICES_FROM = pesos(7_000_000);

/** Whether the company keeps a warehouse. */
export function tradesGoods({ kind }: World): boolean {
  return kind.income === ACCOUNT.sales;
}

export function inventoryTarget(world: World): Cents {
  return percentInPesos(percentOf(world.size.monthlySales, COST_PERCENT), STOCK_MONTHS_PERCENT);
}

interface PurchaseOrder {
  supplier: Supplier;
  /** Cents before VAT. */
  net: Cents;
  account?: string;
}

/** After the month's sales: replaces the goods sold. */
export function purchase(world: World, period: Period): void {
  const random = world.random('purchases', period);
  const active = world.directory.suppliers.filter(() => !random.chance(IDLE));
  const weights = BigInt(active.reduce((sum, supplier) => sum + supplier.weight, 0));
  const budget = purchaseBudget(world, period);
  for (const supplier of active) {
    const amount = random.around((budget * BigInt(supplier.weight)) / weights, 8);
    const invoices = amount >= TWO_INVOICES_FROM ? 2n : 1n;
    const net = max(SMALLEST_INVOICE, toPesos(amount / invoices, 50));
    for (let invoice = 0n; invoice < invoices; invoice++) {
      invoicePurchase(world, period, random.int(2, 26), { supplier, net });
    }
  }
}

function purchaseBudget(world: World, period: Period): Cents {
  const postings = world.books.entries(period).flatMap((entry) => entry.postings);
  const sold = total(postings.map(({ account, debit: cost }) => (account === ACCOUNT.costOfSales ? cost : 0n)));
  const imported = total(postings.map(({ account, credit: cost }) => (account === ACCOUNT.goodsInTransit ? cost : 0n)));
  const gap = inventoryTarget(world) - world.books.sum(ACCOUNT.inventory) + imported;
  const correction = percentOf(gap - sold, CORRECTION_PERCENT);
  return max(0n, sold - imported + correction);
}

/** `account`: where the goods go, the stock of merchandise unless said. */
export function invoicePurchase(world: World, period: Period, day: number, order: PurchaseOrder): void {
  const { supplier, net, account = ACCOUNT.inventory } = order;
  const vat = percentOf(net, world.kind.purchaseVat);
  const { deductsVat } = world.kind;
  const withheld = withheldFrom(world, 'COMPRAS_DECL', period, day, net);
  const owed = net + vat - withheld;
  world.books.post(period, day, [
    debit(account, supplier, deductsVat ? net : net + vat),
    debit(ACCOUNT.vatDeductible, supplier, deductsVat ? vat : 0n),
    credit(ACCOUNT.withheldPurchases, supplier, withheld),
    credit(ACCOUNT.suppliers, supplier, owed),
  ]);
  world.payables.add(addMonths(period, supplier.term), { thirdParty: supplier, amount: owed });
}

/** Pays the invoices due, limited by the supplier's balance in the books. */
export function paySuppliers(world: World, period: Period): void {
  for (const { thirdParty, amount } of world.payables.of(period)) {
    const payment = min(amount, -world.books.balance(ACCOUNT.suppliers, thirdParty));
    if (payment <= 0n) continue;
    world.books.post(period, 12, [debit(ACCOUNT.suppliers, thirdParty, payment), paid(world, payment)]);
  }
}
