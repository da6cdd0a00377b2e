/** Errors that leave a balance on the wrong side, or unbalance the books. */

import { nextMonth, type Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { paid, received } from '#simulator/business/bank.ts';
import { machineryCharge } from '#simulator/business/fixed-assets.ts';
import type { InjectedError } from '#simulator/model.ts';
import { creditors, debtors, type Injection, moveReceivable, postAndReverse, ranked, record } from './injection.ts';

/**
 * Books a customer's payment under another, among those with the smallest debt; `rank` distinguishes two such errors.
 */
export function customerInCredit(rank: number, excess: number): Injection {
  return (world, period) => {
    const owing = debtors(world);
    const payer = owing[0]!.thirdParty;
    const wrong = ranked(owing.slice(1), -1 - rank);
    const amount = wrong.amount + pesos(excess);
    return {
      truth: [seen(period, 'customerInCredit', ACCOUNT.customers, wrong.thirdParty.id, excess)],
      correct: postAndReverse(world, period, moveReceivable(wrong.thirdParty, payer, amount)),
    };
  };
}

/** Overpays a supplier; refunded next month. */
export function supplierPaidTwice(rank: number, excess: number): Injection {
  return (world, period) => {
    const { thirdParty, amount: owed } = ranked(creditors(world), -1 - rank);
    const amount = owed + pesos(excess);
    return {
      truth: [seen(period, 'supplierPaidTwice', ACCOUNT.suppliers, thirdParty.id, excess)],
      correct: postAndReverse(world, period, [debit(ACCOUNT.suppliers, thirdParty, amount), paid(world, amount)]),
    };
  };
}

/** The same for a foreign supplier. */
export function foreignSupplierPaidTwice(excess: number): Injection {
  return (world, period) => {
    const supplier = world.directory.foreignSuppliers[0]!;
    const amount = pesos(excess) - world.books.balance(ACCOUNT.foreignSuppliers, supplier);
    const postings = [debit(ACCOUNT.foreignSuppliers, supplier, amount), paid(world, amount)];
    return {
      truth: [seen(period, 'foreignSupplierPaidTwice', ACCOUNT.foreignSuppliers, supplier.id, excess)],
      correct: postAndReverse(world, period, postings),
    };
  };
}

/** Depreciates office equipment below zero. */
export const depreciatedBeyondCost: Injection = (world, period) => {
  const { own } = world.directory;
  const left = world.books.sum(ACCOUNT.furniture) + world.books.sum(ACCOUNT.furnitureDepreciation);
  const amount = left + pesos(1_500_000);
  const account = ACCOUNT.furnitureDepreciation;
  return {
    truth: [record('depreciatedBeyondCost', 'invertida', { account, thirdParty: null, period, amount })],
    correct: postAndReverse(world, period, [
      debit(ACCOUNT.furnitureDepreciationExpense, own, amount),
      credit(account, own, amount),
    ]),
  };
};

/**
 * Corrects last year's tax after January was reported: directly against last year's result, so that February's opening
 * differs.
 */
export function reopenedYear(amount: number): Injection {
  return (world, period) => {
    const { own, institutions } = world.directory;
    const shownFrom = { year: period.year + 1, month: 2 };
    const more = pesos(amount);
    world.books.post(period, 28, [
      { ...debit(ACCOUNT.profitOfYear, own, more), shownFrom },
      { ...credit(ACCOUNT.incomeTax, institutions.dian, more), shownFrom },
    ]);
    return {
      truth: [ACCOUNT.profitOfYear, ACCOUNT.incomeTax].map((account) =>
        record('reopenedYear', 'diferencia', { account, thirdParty: null, period: shownFrom, amount: more }),
      ),
    };
  };
}

export function cashInCredit(excess: number): Injection {
  return (world, period) => {
    const { own } = world.directory;
    const amount = world.books.balance(ACCOUNT.cash, own) + pesos(excess);
    return {
      truth: [seen(period, 'cashInCredit', ACCOUNT.cash, own.id, excess)],
      correct: postAndReverse(world, period, [received(world, amount), credit(ACCOUNT.cash, own, amount)]),
    };
  };
}

/** Posts the first depreciation of the new stacker inverted; the correct one is omitted by the plan. */
export const invertedDepreciation: Injection = (world, period) => {
  const { own } = world.directory;
  const charge = machineryCharge(world, period);
  world.books.post(period, 28, [
    debit(ACCOUNT.machineryDepreciation, own, charge),
    credit(ACCOUNT.machineryDepreciationExpense, own, charge),
  ]);
  const where = { account: ACCOUNT.machineryDepreciation, thirdParty: own.id, period, amount: charge };
  return { truth: [record('invertedDepreciation', 'invertida', where)] };
};

/** Drops the credit of an entry and posts it to the same month after its report: next month's opening differs. */
export function unbalanced(amount: number): Injection {
  return (world, period) => {
    const { bank } = world.directory.institutions;
    const next = nextMonth(period);
    world.books.post(period, 27, [
      debit(ACCOUNT.bankFees, bank, pesos(amount)),
      { ...paid(world, pesos(amount)), shownFrom: next },
    ]);
    const stake = pesos(amount);
    return {
      truth: [
        record('unbalanced', 'diferencia', { account: null, thirdParty: null, period, amount: stake }),
        record('openingMoved', 'diferencia', {
          account: ACCOUNT.bank,
          thirdParty: bank.id,
          period: next,
          amount: stake,
        }),
      ],
    };
  };
}

function seen(
  period: Period,
  key: 'customerInCredit' | 'supplierPaidTwice' | 'foreignSupplierPaidTwice' | 'cashInCredit',
  account: string,
  thirdParty: string,
  excess: number,
): InjectedError {
  return record(key, 'naturaleza', { account, thirdParty, period, amount: pesos(excess) });
}
