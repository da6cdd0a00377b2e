/**
 * Contracts of construction works by month: a few at a time, nine months each, with one client and one subcontractor.
 */

import { type Period, samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { percentOf } from '#core/money/money.ts';
import type { Customer, Supplier } from '#simulator/people/directory.ts';
import { toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';

/** Concurrent works. */
const AT_A_TIME = 4;
/** Duration; its slot is taken by another a month later. */
const MONTHS = 9;
const CYCLE = MONTHS + 1;
/** Months between consecutive starts. */
const STAGGER = 2;
/** Subcontractors are the first suppliers; the others sell materials. */
export const SUBCONTRACTORS = 8;

export interface Contract {
  client: Customer;
  subcontractor: Supplier;
  first: Period;
  last: Period;
  /** Contract value in cents, before VAT. */
  value: Cents;
}

/** Every contract that is running or has run up to a month. */
export function contractsUpTo(world: World, period: Period): Contract[] {
  const elapsed = monthsFrom(world.start, period);
  const contracts: Contract[] = [];
  for (let place = 0; place < AT_A_TIME; place++) {
    for (let turn = 0; place * STAGGER + turn * CYCLE <= elapsed; turn++) {
      contracts.push(contractOf(world, place, turn));
    }
  }
  return contracts;
}

function contractOf(world: World, place: number, turn: number): Contract {
  const { customers, suppliers } = world.directory;
  const number = place + AT_A_TIME * turn;
  const first = addMonths(world.start, place * STAGGER + turn * CYCLE);
  const monthly = world.random(`contract/${place}`, first).around((world.size.monthlySales * 10n) / 36n, 10);
  return {
    client: customers[number % customers.length]!,
    subcontractor: suppliers[number % SUBCONTRACTORS]!,
    first,
    last: addMonths(first, MONTHS - 1),
    value: toPesos(monthly * BigInt(MONTHS), 1_000_000),
  };
}

/** Share of a contract executed in one of its months, with some variation; the last month completes it. */
export function progress(world: World, { client, value, first, last }: Contract, period: Period): Cents {
  const share = (month: Period): Cents =>
    toPesos(percentOf(world.random(`progress/${client.id}`, month).around(value, 8), 100 / MONTHS), 1000);
  if (!samePeriod(period, last)) return share(period);
  let done: Cents = 0n;
  for (let month = first; !samePeriod(month, last); month = addMonths(month, 1)) done += share(month);
  return value - done;
}

function monthsFrom(first: Period, period: Period): number {
  return (period.year - first.year) * 12 + period.month - first.month;
}
