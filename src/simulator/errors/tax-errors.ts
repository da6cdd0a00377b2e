/** Errors of withholdings, advances, depreciation and non-deductible expenses. */
import { pesos } from '#core/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { paid } from '#simulator/business/bank.ts';
import { percentInPesos, toPesos, total } from '#simulator/rounding.ts';
import { creditors, type Injection, record } from './injection.ts';

const FEES_PERCENT = 11;
const WITHHOLDINGS = '2365';

export function fine(amount: number): Injection {
  return (world, period) => {
    const { dian } = world.directory.institutions;
    world.books.post(period, 19, [debit(ACCOUNT.fines, dian, pesos(amount)), paid(world, pesos(amount))]);
    const where = { account: ACCOUNT.fines, thirdParty: dian.id, period, amount: pesos(amount) };
    return { truth: [record('fine', 'no_deducible', where)] };
  };
}

/** The plan leaves the withholding out of the month's bill; here it is only told. */
export const feesWithoutWithholding: Injection = (world, period) => {
  const { lawFirm } = world.directory.providers;
  const fees = world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .map((posting) => (posting.account === ACCOUNT.legalFees ? posting.debit : 0n));
  const amount = percentInPesos(total(fees), FEES_PERCENT);
  const where = { account: ACCOUNT.withheldFees.slice(0, 6), thirdParty: lawFirm.id, period, amount };
  return { truth: [record('feesWithoutWithholding', 'retencion', where)] };
};

/** The plan leaves the depreciation out; the next month charges both. */
export const noDepreciation: Injection = (_world, period) => ({
  truth: [record('noDepreciation', 'depreciacion', { account: '1592', thirdParty: null, period, amount: null })],
});

/** The plan leaves the payment out; the next month pays both. */
export const withholdingUnpaid: Injection = (world, period) => {
  const ofThisMonth = world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .map((posting) => (posting.account.startsWith(WITHHOLDINGS) ? posting.credit : 0n));
  const amount = -world.books.sum(WITHHOLDINGS) - total(ofThisMonth);
  const where = { account: WITHHOLDINGS, thirdParty: null, period, amount };
  return { truth: [record('withholdingUnpaid', 'retencion', where)] };
};

/** Two fifths of what a supplier is owed are paid as an advance, and crossed the month after. */
export function uncrossedAdvance(rank: number): Injection {
  return (world, period) => {
    const { thirdParty, amount: owed } = creditors(world).at(rank)!;
    const amount = toPesos((owed * 2n) / 5n, 1000);
    world.books.post(period, 22, [debit(ACCOUNT.supplierAdvances, thirdParty, amount), paid(world, amount)]);
    const where = { account: ACCOUNT.supplierAdvances, thirdParty: thirdParty.id, period, amount };
    return {
      truth: [record('uncrossedAdvance', 'anticipo', where)],
      correct: (later, next) =>
        later.books.post(next, 3, [
          debit(ACCOUNT.suppliers, thirdParty, amount),
          credit(ACCOUNT.supplierAdvances, thirdParty, amount),
        ]),
    };
  };
}
