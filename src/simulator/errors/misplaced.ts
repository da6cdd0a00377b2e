/** Misplaced amounts, and forgotten ones. */

import { comparePeriods, nextMonth, type Period } from '#core/calendar/period.ts';
import { type Cents, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import { paid, received } from '#simulator/business/bank.ts';
import type { InjectedError, ThirdParty } from '#simulator/model.ts';
import { addMonths } from '#simulator/world.ts';
import type { ErrorKey } from './errors.es.ts';
import { debtors, type Injection, postAndReverse, record } from './injection.ts';

interface Misplaced {
  key: ErrorKey;
  validation: string;
  account: string;
  thirdParty: ThirdParty;
  amount: Cents;
  postings: readonly Posting[];
}

/** Posted at the end of the month, and reversed at the start of the next. */
function misplaced(of: (world: Parameters<Injection>[0]) => Misplaced): Injection {
  return (world, period) => {
    const { key, validation, account, thirdParty, amount, postings } = of(world);
    return {
      truth: [record(key, validation, { account, thirdParty: thirdParty.id, period, amount })],
      correct: postAndReverse(world, period, postings),
    };
  };
}

/** A client with open invoices pays an advance for others. */
export function clientAdvanceUncrossed(rank: number, amount: number): Injection {
  return misplaced((world) => {
    const { thirdParty } = debtors(world)[rank]!;
    const given = pesos(amount);
    const postings = [received(world, given), credit(ACCOUNT.clientAdvances, thirdParty, given)];
    const where = { account: ACCOUNT.clientAdvances, thirdParty, amount: given, postings };
    return { key: 'clientAdvanceUncrossed', validation: 'anticipo2', ...where };
  });
}

/** A bank deposit of unknown origin. */
export function unidentifiedDeposit(amount: number): Injection {
  return misplaced((world) => {
    const { bank: thirdParty } = world.directory.institutions;
    const sent = pesos(amount);
    const postings = [received(world, sent), credit(ACCOUNT.unidentifiedDeposits, thirdParty, sent)];
    const where = { account: ACCOUNT.unidentifiedDeposits, thirdParty, amount: sent, postings };
    return { key: 'unidentifiedDeposit', validation: 'cuenta_puente', ...where };
  });
}

/** A partner's loan among bank loans; moved the month after. */
export function loanFromPartner(amount: number): Injection {
  return misplaced((world) => {
    const thirdParty = world.directory.shareholders[0]!;
    const lent = pesos(amount);
    const postings = [received(world, lent), credit(ACCOUNT.loan, thirdParty, lent)];
    return {
      key: 'loanFromPartner',
      validation: 'obligacion',
      account: ACCOUNT.loan,
      thirdParty,
      amount: lent,
      postings,
    };
  });
}

/** Freight booked as stationery. */
export function unusualAccount(amount: number): Injection {
  return misplaced((world) => {
    const { carrier: thirdParty } = world.directory.providers;
    const spent = pesos(amount);
    const postings = [debit(ACCOUNT.stationery, thirdParty, spent), credit(ACCOUNT.freight, thirdParty, spent)];
    const where = { account: ACCOUNT.stationery, thirdParty, amount: spent, postings };
    return { key: 'unusualAccount', validation: 'cuenta_inusual', ...where };
  });
}

/** A loan that is never collected: visible after so many months without movement. */
export function forgottenDebtor(amount: number, months: number): Injection {
  return (world, period) => {
    const debtor = world.directory.shareholders[2]!;
    world.books.post(period, 4, [debit(ACCOUNT.oldReceivable, debtor, pesos(amount)), paid(world, pesos(amount))]);
    const truth: InjectedError[] = [];
    for (
      let month: Period = addMonths(period, months);
      comparePeriods(month, world.last) <= 0;
      month = nextMonth(month)
    ) {
      const where = { account: ACCOUNT.oldReceivable, thirdParty: debtor.id, period: month, amount: pesos(amount) };
      truth.push(record('forgottenDebtor', 'inactiva', where));
    }
    return { truth };
  };
}
