/** A shop under SIMPLE: over-the-counter sales, and the unified tax with bimonthly advances. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, min, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { finalConsumer } from '#simulator/people/names.es.ts';
import { PERCENT } from '#simulator/rates.ts';
import { percentInPesos, toPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { paid, received } from './bank.ts';
import { COST_PERCENT, salesLevel } from './sales.ts';

/** Over-the-counter share of the sales, percent; the rest is to its customers. */
const COUNTER_PERCENT = 35;
const WEEKS = 4;
/** Payment month of each bimonthly advance: the first one waits for late joiners of the regime (Decreto 2229/2023). */
const ADVANCE_OF: Readonly<Record<number, readonly [number, number]>> = {
  5: [1, 2],
  6: [3, 4],
  7: [5, 6],
  9: [7, 8],
  11: [9, 10],
  1: [11, 12],
};
const RETURN_MONTH = 4;

/** Counter sales are in cash the same day, and in the bank the next. */
export function sellOverTheCounter(world: World, period: Period): void {
  const random = world.random('counter', period);
  const { own } = world.directory;
  const month = percentOf(percentOf(world.size.monthlySales, salesLevel(period)), COUNTER_PERCENT);
  for (let week = 1; week <= WEEKS; week++) {
    const net = toPesos(random.around(month / BigInt(WEEKS), 7), 50);
    const vat = percentOf(net, world.kind.vat);
    const cost = percentInPesos(net, COST_PERCENT);
    world.books.post(period, week * 7 - 1, [
      debit(ACCOUNT.shopCash, own, net + vat),
      credit(world.kind.income, finalConsumer, net),
      credit(ACCOUNT.vatGenerated, finalConsumer, vat),
      debit(ACCOUNT.costOfSales, own, cost),
      credit(ACCOUNT.inventory, own, cost),
    ]);
    world.books.post(period, week * 7, [received(world, net + vat), credit(ACCOUNT.shopCash, own, net + vat)]);
  }
}

/** ET 910: bimonthly advance of the year's tax. */
export function payUnifiedTaxAdvance(world: World, period: Period): void {
  const months = ADVANCE_OF[period.month];
  if (!months || world.omits('simple-advance', period)) return;
  const { dian } = world.directory.institutions;
  const year = period.month === 1 ? period.year - 1 : period.year;
  const [first, second] = months;
  const advance = unifiedTax(world, { year, month: first }) + unifiedTax(world, { year, month: second });
  world.books.post(period, 16, [debit(ACCOUNT.simpleAdvance, dian, advance), paid(world, advance)]);
}

/** December: the tax of the year. April: the return offsets the six advances, and the rest is paid. */
export function settleUnifiedTax(world: World, period: Period): void {
  const { dian } = world.directory.institutions;
  if (period.month === 12) {
    let tax: Cents = 0n;
    for (let month = 1; month <= 12; month++) tax += unifiedTax(world, { year: period.year, month });
    world.books.post(period, 28, [debit(ACCOUNT.simpleTaxExpense, dian, tax), credit(ACCOUNT.simpleTax, dian, tax)]);
  }
  if (period.month === RETURN_MONTH) {
    const tax = -world.books.balance(ACCOUNT.simpleTax, dian);
    const paidBefore = min(tax, world.books.balance(ACCOUNT.simpleAdvance, dian));
    world.books.post(period, 20, [
      debit(ACCOUNT.simpleTax, dian, tax),
      credit(ACCOUNT.simpleAdvance, dian, paidBefore),
      paid(world, tax - paidBefore),
    ]);
  }
}

/** Tax of one month, in cents, to the nearest thousand pesos. */
function unifiedTax(world: World, period: Period): Cents {
  const income = world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .reduce((sum, { account, credit: more }) => (account === world.kind.income ? sum + more : sum), 0n);
  return toPesos(percentOf(income, PERCENT.simpleRegime), 1000);
}
