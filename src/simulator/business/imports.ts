/**
 * Imported goods: invoiced in dollars, shipped with freight and duties, nationalised, paid two months later, and
 * revalued at each month's rate.
 */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { ThirdParty } from '#simulator/model.ts';
import { PERCENT } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { paid } from './bank.ts';
import { COST_PERCENT, salesLevel } from './sales.ts';
import { withheldFrom } from './withholding.ts';

/** Imported share of the cost of an ordinary month's sales, percent. */
const IMPORTED_PERCENT = 40;
const FREIGHT_PERCENT = 6;
const DUTY_PERCENT = 10;
const AGENT_PERCENT = 2;
/** Share of suppliers without shipment in a month, percent. */
const IDLE = 25;
const TERM = 2;
const RATE = pesos(4_120);

/** Month-end exchange rate, cents of peso per dollar; invented, but plausible. */
function exchangeRate(world: World, period: Period): Cents {
  return world.random('exchange rate', period).around(RATE, 1);
}

function inPesosAt(world: World, period: Period, dollars: Cents): Cents {
  return toPesos((dollars * exchangeRate(world, period)) / 100n);
}

/** The month's shipments: in transit on the sixth, in the warehouse by month end. */
export function importGoods(world: World, period: Period): void {
  const random = world.random('imports', period);
  const { foreignSuppliers } = world.directory;
  const month = percentOf(percentOf(world.size.monthlySales, salesLevel(period)), COST_PERCENT);
  const each = percentOf(month, IMPORTED_PERCENT) / BigInt(foreignSuppliers.length);
  for (const supplier of foreignSuppliers) {
    if (random.chance(IDLE)) continue;
    const dollars = (random.around(each, 10) * 100n) / RATE;
    const goods = inPesosAt(world, period, dollars);
    world.books.post(period, 6, [
      debit(ACCOUNT.goodsInTransit, supplier, goods),
      credit(ACCOUNT.foreignSuppliers, supplier, goods),
    ]);
    world.foreignPayables.add(addMonths(period, TERM), { thirdParty: supplier, amount: dollars });
    nationalise(world, period, supplier, goods);
  }
}

/** Freight, duties, VAT to the DIAN and the agent; then the full cost goes into the warehouse. */
function nationalise(world: World, period: Period, supplier: ThirdParty, goods: Cents): void {
  const { institutions, providers, others } = world.directory;
  const freight = toPesos(percentOf(goods, FREIGHT_PERCENT), 1000);
  const duty = toPesos(percentOf(goods + freight, DUTY_PERCENT), 1000);
  const vat = toPesos(percentOf(goods + freight + duty, PERCENT.vat), 1000);
  const agency = toPesos(percentOf(goods, AGENT_PERCENT), 1000);
  const agencyVat = percentOf(agency, PERCENT.vat);
  const onFreight = withheldFrom(world, 'TRANSP_CARGA', period, 18, freight);
  const onAgency = withheldFrom(world, 'SERV_DECL', period, 19, agency);
  world.books.post(period, 18, [
    debit(ACCOUNT.goodsInTransit, providers.carrier, freight),
    credit(ACCOUNT.withheldServices, providers.carrier, onFreight),
    credit(ACCOUNT.freightPayable, providers.carrier, freight - onFreight),
  ]);
  world.books.post(period, 19, [
    debit(ACCOUNT.goodsInTransit, institutions.dian, duty),
    debit(ACCOUNT.vatOnImports, institutions.dian, vat),
    paid(world, duty + vat),
  ]);
  world.books.post(period, 19, [
    debit(ACCOUNT.goodsInTransit, others.customsAgent, agency),
    debit(ACCOUNT.vatDeductible, others.customsAgent, agencyVat),
    credit(ACCOUNT.withheldServices, others.customsAgent, onAgency),
    credit(ACCOUNT.otherPayable, others.customsAgent, agency + agencyVat - onAgency),
  ]);
  world.books.post(period, 22, [
    debit(ACCOUNT.inventory, supplier, goods + freight + duty + agency),
    credit(ACCOUNT.goodsInTransit, supplier, goods),
    credit(ACCOUNT.goodsInTransit, providers.carrier, freight),
    credit(ACCOUNT.goodsInTransit, institutions.dian, duty),
    credit(ACCOUNT.goodsInTransit, others.customsAgent, agency),
  ]);
}

/**
 * Pays the invoices of two months ago at today's rate; the change since the last month end is an exchange difference.
 */
export function payAbroad(world: World, period: Period): void {
  for (const { thirdParty, amount } of world.foreignPayables.of(period)) {
    const booked = inPesosAt(world, addMonths(period, -1), amount);
    const today = inPesosAt(world, period, amount);
    world.books.post(period, 15, [
      debit(ACCOUNT.foreignSuppliers, thirdParty, booked),
      difference(thirdParty, today - booked),
      paid(world, today),
    ]);
  }
}

/** Month-end revaluation of the opening foreign debt; this month's invoices are at the current rate already. */
export function revalueForeignDebt(world: World, period: Period): void {
  const invoicedBefore = world.foreignPayables.of(addMonths(period, 1));
  for (const { thirdParty, amount } of invoicedBefore) {
    const more = inPesosAt(world, period, amount) - inPesosAt(world, addMonths(period, -1), amount);
    world.books.post(period, 28, [difference(thirdParty, more), credit(ACCOUNT.foreignSuppliers, thirdParty, more)]);
  }
}

/** A loss is an expense, a gain income. */
function difference(supplier: ThirdParty, loss: Cents): Posting {
  return loss > 0n ? debit(ACCOUNT.exchangeLoss, supplier, loss) : credit(ACCOUNT.exchangeGain, supplier, -loss);
}
