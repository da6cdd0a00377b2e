/** Errors in withholdings, advances, depreciation and non-deductible expenses. */

import type { Period } from '#core/calendar/period.ts';
import { pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import { paid } from '#simulator/business/bank.ts';
import type { ThirdParty } from '#simulator/model.ts';
import { percentInPesos, toPesos, total } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import type { ErrorKey } from './errors.es.ts';
import { creditors, debtors, type Injection, postAndReverse, ranked, record } from './injection.ts';

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

/** The plan omits the withholding of the month's bill; this only records it. */
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

/** The plan omits the depreciation; the next month charges both. */
export const noDepreciation: Injection = (_world, period) => ({
  truth: [record('noDepreciation', 'depreciacion', { account: '1592', thirdParty: null, period, amount: null })],
});

/** The plan omits the payment; the next month pays both. */
export const withholdingUnpaid: Injection = (world, period) => {
  const ofThisMonth = world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .map((posting) => (posting.account.startsWith(WITHHOLDINGS) ? posting.credit : 0n));
  const amount = -world.books.sum(WITHHOLDINGS) - total(ofThisMonth);
  const where = { account: WITHHOLDINGS, thirdParty: null, period, amount };
  return { truth: [record('withholdingUnpaid', 'retencion', where)] };
};

/** Two fifths of a payable are paid as an advance, and crossed the month after. */
export function uncrossedAdvance(rank: number): Injection {
  return (world, period) => {
    const { thirdParty, amount: owed } = ranked(creditors(world), rank);
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

/** A client withholds three times the legal maximum. */
export const withheldTooMuch: Injection = (world, period) => {
  const { thirdParty, amount: owed } = debtors(world)[0]!;
  const more = percentInPesos(owed, 3 * FEES_PERCENT);
  const postings = [debit(ACCOUNT.withheldByCustomers, thirdParty, more), credit(ACCOUNT.customers, thirdParty, more)];
  return booked(world, period, 'withheldTooMuch', 'retencion', postings);
};

/** Supplier VAT without its purchase. */
export function vatAboveRate(amount: number): Injection {
  return (world, period) => {
    const { thirdParty } = creditors(world)[0]!;
    const postings = postingsOf(ACCOUNT.vatDeductible, ACCOUNT.suppliers, thirdParty, amount);
    return booked(world, period, 'vatAboveRate', 'iva', postings);
  };
}

/** VAT of a seller who does not charge it. */
export function vatOfNobody(amount: number): Injection {
  return (world, period) => {
    const donor = world.directory.customers[0]!;
    const postings = [
      credit(ACCOUNT.vatGenerated, donor, pesos(amount)),
      debit(ACCOUNT.bank, world.directory.institutions.bank, pesos(amount)),
    ];
    return booked(world, period, 'vatOfNobody', 'iva', postings);
  };
}

/** ET 911: a company in SIMPLE withholds on wages only. */
export function withheldInSimple(amount: number): Injection {
  return (world, period) => {
    const { landlord } = world.directory.providers;
    const postings = postingsOf(ACCOUNT.rentPayable, ACCOUNT.withheldRent, landlord, amount).reverse();
    return booked(world, period, 'withheldInSimple', 'retencion', postings);
  };
}

export function selfWithheldInSimple(amount: number): Injection {
  return (world, period) => {
    const { dian } = world.directory.institutions;
    const postings = postingsOf(ACCOUNT.selfWithheld, ACCOUNT.selfWithholdingPayable, dian, amount).reverse();
    return booked(world, period, 'selfWithheldInSimple', 'autorretencion', postings);
  };
}

function postingsOf(debited: string, credited: string, third: ThirdParty, amount: number): Posting[] {
  return [debit(debited, third, pesos(amount)), credit(credited, third, pesos(amount))];
}

/** Reversed at the start of the next month. Visible in the account and third party of the first posting. */
function booked(
  world: World,
  period: Period,
  key: ErrorKey,
  validation: string,
  postings: readonly Posting[],
): ReturnType<Injection> {
  const { account, thirdParty, debit: more, credit: less } = postings[0]!;
  const where = { account: account.slice(0, 6), thirdParty: thirdParty?.id ?? '', period, amount: more + less };
  return { truth: [record(key, validation, where)], correct: postAndReverse(world, period, postings) };
}
