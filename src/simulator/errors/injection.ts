/** What an injected error is made of, and the few moves that several of them share. */
import type { Cents } from '#core/money.ts';
import type { Period } from '#core/period.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { Balance } from '#simulator/books/books.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { InjectedError, ThirdParty } from '#simulator/model.ts';
import type { World } from '#simulator/world.ts';
import { type ErrorKey, errorTexts } from './errors.es.ts';

export type Correction = (world: World, next: Period) => void;

export interface Outcome {
  /** What can now be seen in this month, and in later ones if it stays. */
  truth: InjectedError[];
  /** What a careful accountant posts at the start of the next month. */
  correct?: Correction;
}

/** Puts an error in at the end of a month, before its closing entries. */
export type Injection = (world: World, period: Period) => Outcome;

export function record(
  key: ErrorKey,
  validation: string,
  where: Omit<InjectedError, 'validation' | 'what'>,
): InjectedError {
  return { validation, ...where, what: errorTexts[key] };
}

/** Posts the entry now, and the same entry the other way round when it is corrected. */
export function postAndReverse(world: World, period: Period, postings: readonly Posting[]): Correction {
  world.books.post(period, 28, postings);
  const reversed = postings.map((posting) => ({ ...posting, debit: posting.credit, credit: posting.debit }));
  return (later, next) => later.books.post(next, 2, reversed);
}

/** Moves part of a receivable from a customer to somebody else, or to nobody. */
export function moveReceivable(from: ThirdParty, to: ThirdParty | null, amount: Cents): Posting[] {
  return [debit(ACCOUNT.customers, to, amount), credit(ACCOUNT.customers, from, amount)];
}

/** Balances of an account with a third party, the largest first, whichever their side. */
export function largestFirst(world: World, account: string): (Balance & { thirdParty: ThirdParty })[] {
  const size = (amount: Cents): Cents => (amount < 0n ? -amount : amount);
  return world.books
    .balances(account)
    .flatMap((balance) => (balance.thirdParty ? [{ ...balance, thirdParty: balance.thirdParty }] : []))
    .sort((a, b) => Number(size(b.amount) - size(a.amount)) || (a.thirdParty.id < b.thirdParty.id ? -1 : 1));
}
