/**
 * Services billed monthly to the same clients, with income tax, VAT and ICA withheld by them, and hired consultants.
 */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import type { Customer, Supplier } from '#simulator/people/directory.ts';
import { isoDate, PERCENT, withholdingPercent } from '#simulator/rates.ts';
import { percentInPesos, toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { salesLevel } from './sales.ts';
import { withheldFrom } from './withholding.ts';

/** Consultants' cost, percent of income. */
const CONSULTANTS_PERCENT = 32;
/** Share of clients without orders in a month, percent. */
const IDLE = 5;

/**
 * Half of the clients buy consulting, withheld at the rate of fees; the others support. One in four is a large
 * taxpayer.
 */
export function serve(world: World, period: Period): void {
  const random = world.random('services', period);
  for (const [index, client] of world.directory.customers.entries()) {
    if (random.chance(IDLE)) continue;
    const net = toPesos(random.around(percentOf(client.monthly, salesLevel(period)), 6), 1000);
    const line = { income: LINES[index % 2]!, concept: world.kind.withheldAs[index % 2]! };
    invoice(world, period, random.int(3, 26), { client, net, line, isLarge: index % 4 === 0 });
  }
}

const LINES = [ACCOUNT.consulting, ACCOUNT.support] as const;

interface Service {
  client: Customer;
  /** Cents before VAT. */
  net: Cents;
  line: { income: string; concept: string };
  /** Also withholds VAT and ICA. */
  isLarge: boolean;
}

function invoice(world: World, period: Period, day: number, { client, net, line, isLarge }: Service): void {
  const vat = percentOf(net, world.kind.vat);
  const withheld = percentInPesos(net, withholdingPercent(line.concept, isoDate(period, day), net));
  const vatWithheld = isLarge ? percentInPesos(vat, PERCENT.vatWithheld) : 0n;
  const industryTax = isLarge ? percentInPesos(net, PERCENT.industryTaxWithheld) : 0n;
  const isLater = world.habits.withheldByCustomers === 'collection';
  const owed = net + vat - (isLater ? 0n : withheld) - vatWithheld - industryTax;
  world.books.post(period, day, [
    debit(ACCOUNT.customers, client, owed),
    debit(ACCOUNT.withheldByCustomers, client, isLater ? 0n : withheld),
    debit(ACCOUNT.vatWithheldByCustomers, client, vatWithheld),
    debit(ACCOUNT.industryTaxWithheld, client, industryTax),
    credit(line.income, client, net),
    credit(ACCOUNT.vatGenerated, client, vat),
  ]);
  world.receivables.add(addMonths(period, client.term), {
    thirdParty: client,
    amount: owed,
    withheld: isLater ? withheld : 0n,
  });
}

/** Consultants bill a share of an ordinary month; paid with the next month's other costs. */
export function hireConsultants(world: World, period: Period): void {
  const random = world.random('consultants', period);
  const { suppliers } = world.directory;
  const weights = BigInt(suppliers.reduce((sum, { weight }) => sum + weight, 0));
  const budget = percentOf(percentOf(world.size.monthlySales, salesLevel(period)), CONSULTANTS_PERCENT);
  for (const supplier of suppliers) {
    const net = toPesos(random.around((budget * BigInt(supplier.weight)) / weights, 5), 1000);
    billFees(world, period, supplier, net);
  }
}

function billFees(world: World, period: Period, supplier: Supplier, net: Cents): void {
  const day = 12;
  const { hires, deductsVat } = world.kind;
  const vat = percentOf(net, PERCENT.vat);
  const withheld = withheldFrom(world, hires.concept, period, day, net);
  world.books.post(period, day, [
    debit(hires.expense, supplier, deductsVat ? net : net + vat),
    debit(ACCOUNT.vatDeductible, supplier, deductsVat ? vat : 0n),
    credit(hires.withheld, supplier, withheld),
    credit(hires.payable, supplier, net + vat - withheld),
  ]);
}
