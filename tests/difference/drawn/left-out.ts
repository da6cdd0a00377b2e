/** Parts of a month's entries that are left out, or booked twice: by mirroring what was posted. */
import type { Period } from '#core/calendar/period.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { ErrorKey } from '#simulator/errors/errors.es.ts';
import { creditors, type Injection, record } from '#simulator/errors/injection.ts';
import type { World } from '#simulator/world.ts';

/** What one employee, or the first third party in an account, should have had this month: nothing is booked. */
export function leftOut(key: ErrorKey, validation: string, title: string, account: string): Injection {
  return (world, period) => {
    const entry = entriesOf(world, period, account)[0];
    if (entry === undefined) return { truth: [] };
    world.books.post(period, 28, entry.map(mirrored));
    const posted = entry.find((posting) => posting.account === account)!;
    const where = { account: title, thirdParty: posted.thirdParty?.id ?? null, period, amount: posted.credit };
    return { truth: [record(key, validation, where)] };
  };
}

export function bookedTwice(key: ErrorKey, validation: string, account: string): Injection {
  return (world, period) => {
    const entry = entriesOf(world, period, account)[0];
    if (entry === undefined) return { truth: [] };
    world.books.post(period, 28, entry);
    const posted = entry.find((posting) => posting.account === account)!;
    const where = { account: account.slice(0, 4), thirdParty: null, period, amount: posted.credit };
    return { truth: [record(key, validation, where)] };
  };
}

/** Nothing is withheld from the largest supplier. */
export const supplierNotWithheld: Injection = (world, period) => {
  const supplier = creditors(world)[0]?.thirdParty;
  if (supplier === undefined) return { truth: [] };
  const amount = postedIn(world, period, ACCOUNT.withheldPurchases, supplier.id, 'credit');
  if (amount === 0n) return { truth: [] };
  world.books.post(period, 28, [
    debit(ACCOUNT.withheldPurchases, supplier, amount),
    credit(ACCOUNT.suppliers, supplier, amount),
  ]);
  const where = { account: ACCOUNT.withheldPurchases.slice(0, 6), thirdParty: supplier.id, period, amount };
  return { truth: [record('supplierNotWithheld', 'retencion', where)] };
};

/** The VAT of the largest supplier, always deducted before, stays in the goods. */
export const vatInStock: Injection = (world, period) => {
  const supplier = creditors(world)[0]?.thirdParty;
  if (supplier === undefined) return { truth: [] };
  const amount = postedIn(world, period, ACCOUNT.vatDeductible, supplier.id, 'debit');
  if (amount === 0n) return { truth: [] };
  const goods = world.kind.activities === 'factory' ? ACCOUNT.rawMaterials : ACCOUNT.inventory;
  world.books.post(period, 28, [debit(goods, supplier, amount), credit(ACCOUNT.vatDeductible, supplier, amount)]);
  const where = { account: ACCOUNT.vatDeductible.slice(0, 6), thirdParty: supplier.id, period, amount };
  return { truth: [record('vatInStock', 'iva', where)] };
};

function entriesOf(world: World, period: Period, account: string): (readonly Posting[])[] {
  return world.books
    .entries(period)
    .map(({ postings }) => postings)
    .filter((postings) => postings.some((posting) => posting.account === account && posting.credit > 0n));
}

function postedIn(world: World, period: Period, account: string, id: string, side: 'debit' | 'credit'): bigint {
  return world.books
    .entries(period)
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account && posting.thirdParty?.id === id)
    .reduce((sum, posting) => sum + posting[side], 0n);
}

function mirrored(posting: Posting): Posting {
  return { ...posting, debit: posting.credit, credit: posting.debit };
}
