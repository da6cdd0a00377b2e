/** Errors in third parties and their tax ids. */

import { comparePeriods, nextMonth } from '#core/calendar/period.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { paid } from '#simulator/business/bank.ts';
import type { InjectedError, ThirdParty } from '#simulator/model.ts';
import { finalConsumer, mistakenNames } from '#simulator/people/names.es.ts';
import { toPesos } from '#simulator/rounding.ts';
import type { ErrorKey } from './errors.es.ts';
import { creditors, debtors, type Injection, moveReceivable, ranked, record } from './injection.ts';

const MESSENGER: ThirdParty = { id: '80412', name: mistakenNames.messenger };

/** Freight is paid through a duplicate of the carrier whose NIT ends in its DV; its balance is zero at month end. */
export const gluedDv: Injection = (world, period) => {
  const { carrier } = world.directory.providers;
  const copy = { id: `${carrier.id}${checkDigit(carrier.id)}`, name: carrier.name };
  const amount = -world.books.balance(ACCOUNT.freightPayable, carrier);
  world.books.post(period, 25, [
    debit(ACCOUNT.freightPayable, carrier, amount),
    credit(ACCOUNT.freightPayable, copy, amount),
  ]);
  world.books.post(period, 27, [debit(ACCOUNT.freightPayable, copy, amount), paid(world, amount)]);
  const where = { account: ACCOUNT.freightPayable, thirdParty: copy.id, period, amount };
  return { truth: [record('gluedDv', 'nit', where)] };
};

/** Part of a payable is under a second NIT with two digits swapped; paid at once unless it stays. */
export function twoNits(rank: number, stays: boolean): Injection {
  return (world, period) => {
    const { thirdParty: supplier, amount: owed } = ranked(creditors(world), rank);
    const copy = { id: swapDigits(supplier.id), name: supplier.name };
    const amount = toPesos(owed / 2n);
    world.books.post(period, 20, [debit(ACCOUNT.suppliers, supplier, amount), credit(ACCOUNT.suppliers, copy, amount)]);
    if (!stays) world.books.post(period, 24, [debit(ACCOUNT.suppliers, copy, amount), paid(world, amount)]);
    return { truth: [record('twoNits', 'nit', { account: ACCOUNT.suppliers, thirdParty: copy.id, period, amount })] };
  };
}

/** A receivable of the final consumer, never corrected. */
export function genericCustomer(rank: number, amount: number): Injection {
  return (world, period) => {
    const from = ranked(debtors(world), rank).thirdParty;
    world.books.post(period, 23, moveReceivable(from, finalConsumer, pesos(amount)));
    const truth: InjectedError[] = [];
    for (let month = period; comparePeriods(month, world.last) <= 0; month = nextMonth(month)) {
      const where = {
        account: ACCOUNT.customers,
        thirdParty: finalConsumer.id,
        period: month,
        amount: pesos(amount),
      };
      truth.push(record('genericCustomer', 'terceros', where));
    }
    return { truth };
  };
}

export function noThirdParty(rank: number, amount: number): Injection {
  return (world, period) => {
    const from = ranked(debtors(world), rank).thirdParty;
    world.books.post(period, 23, moveReceivable(from, null, pesos(amount)));
    return { truth: [seen('noThirdParty', 'terceros', ACCOUNT.customers, '', amount, period)] };
  };
}

/** A donation without donor. */
export function donationOfNobody(amount: number): Injection {
  return (world, period) => {
    const { bank } = world.directory.institutions;
    world.books.post(period, 17, [
      debit(ACCOUNT.bank, bank, pesos(amount)),
      credit(ACCOUNT.donations, null, pesos(amount)),
    ]);
    return { truth: [seen('donationOfNobody', 'terceros', ACCOUNT.donations, '', amount, period)] };
  };
}

export function taxToAnother(amount: number): Injection {
  return (world, period) => {
    const { accountant } = world.directory.providers;
    world.books.post(period, 28, [
      debit(ACCOUNT.incomeTaxExpense, world.directory.institutions.dian, pesos(amount)),
      credit(ACCOUNT.incomeTax, accountant, pesos(amount)),
    ]);
    return { truth: [seen('taxToAnother', 'terceros', ACCOUNT.incomeTax, accountant.id, amount, period)] };
  };
}

export function shortNit(amount: number): Injection {
  return (world, period) => {
    world.books.post(period, 21, [
      debit(ACCOUNT.taxis, MESSENGER, pesos(amount)),
      credit(ACCOUNT.otherPayable, MESSENGER, pesos(amount)),
    ]);
    return { truth: [seen('shortNit', 'nit', ACCOUNT.otherPayable, MESSENGER.id, amount, period)] };
  };
}

function seen(
  key: ErrorKey,
  validation: string,
  account: string,
  thirdParty: string,
  amount: number,
  period: InjectedError['period'],
): InjectedError {
  return record(key, validation, { account, thirdParty, period, amount: pesos(amount) });
}

/** Swaps the first two different neighbours from the fifth digit on. */
function swapDigits(id: string): string {
  for (let index = 4; index < id.length - 1; index++) {
    if (id[index] === id[index + 1]) continue;
    return `${id.slice(0, index)}${id[index + 1]}${id[index]}${id.slice(index + 2)}`;
  }
  return id;
}
