/** A school: enrolment received in December and earned over ten months, and tuition billed to parents each month. */
import type { Period } from '#core/calendar/period.ts';
import { type Cents, min, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { received } from '#simulator/business/bank.ts';
import { toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';

const FIRST_MONTH = 2;
const LAST_MONTH = 11;
/** Share of parents who pay in the month of the bill, percent; the others a month later. */
const PUNCTUAL = 82;

export function enrol(world: World, period: Period): void {
  if (period.month !== 12) return;
  for (const parent of world.directory.customers) {
    const paid = priceOf(parent.monthly, period);
    world.books.post(period, 4, [received(world, paid), credit(ACCOUNT.tuitionAdvances, parent, paid)]);
  }
}

export function teach(world: World, period: Period): void {
  if (period.month < FIRST_MONTH || period.month > LAST_MONTH) return;
  const random = world.random('tuition', period);
  for (const parent of world.directory.customers) {
    const billed = priceOf(parent.monthly, period);
    world.books.post(period, 1, [debit(ACCOUNT.customers, parent, billed), credit(world.kind.income, parent, billed)]);
    const isPunctual = random.chance(PUNCTUAL);
    if (isPunctual) world.books.post(period, 9, [received(world, billed), credit(ACCOUNT.customers, parent, billed)]);
    else world.receivables.add(addMonths(period, 1), { thirdParty: parent, amount: billed });
    earn(world, period, parent);
  }
}

/** A tenth of the enrolment, and what is left in the last month. */
function earn(world: World, period: Period, parent: Parameters<typeof credit>[1]): void {
  const left = -world.books.balance(ACCOUNT.tuitionAdvances, parent);
  const months = BigInt(LAST_MONTH - period.month + 1);
  const earned = months === 1n ? left : min(left, toPesos(left / months));
  world.books.post(period, 28, [
    debit(ACCOUNT.tuitionAdvances, parent, earned),
    credit(world.kind.income, parent, earned),
  ]);
}

function priceOf(monthly: Cents, period: Period): Cents {
  return toPesos(percentOf(monthly, 100 + 7 * (period.year - 2025)), 1000);
}
