/** Errors that leave a balance on the wrong side, or the books out of balance. */

import { nextMonth, type Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { paid, received } from '#simulator/business/bank.ts';
import { machineryCharge } from '#simulator/business/fixed-assets.ts';
import type { InjectedError } from '#simulator/model.ts';
import { creditors, debtors, type Injection, moveReceivable, postAndReverse, ranked, record } from './injection.ts';

/** A customer's payment goes to another, chosen among those who owe least; `rank` tells two such errors apart. */
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

/** A supplier is paid what was owed and then some; it gives the money back next month. */
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

/** The same for a supplier abroad, beyond what it is owed. */
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

/** Office equipment worth less than nothing. */
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

/** Last year's tax is corrected once January was reported: straight against last year's result, and February opens otherwise. */
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

/** The first depreciation of the new stacker is posted the wrong way round; the right one is left out by the plan. */
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

/** An entry loses its credit, which is posted to the same month once that is reported: next month opens with a difference. */
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
