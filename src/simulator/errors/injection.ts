/** What an injected error is made of, and the few moves that several of them share. */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { InjectedError, ThirdParty } from '#simulator/model.ts';
import type { World } from '#simulator/world.ts';
import { type ErrorKey, errorTexts } from './errors.es.ts';

export type Correction = (world: World, next: Period) => void;

interface Outcome {
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

/** What is owed by, or to, one of the company's own customers or suppliers. */
export interface Claim {
  thirdParty: ThirdParty;
  /** Cents, positive. */
  amount: Cents;
}

/** What each customer owes, the largest first. Third parties that a mistake made are not among them. */
export function debtors(world: World): Claim[] {
  return claims(world.directory.customers, (customer) => world.books.balance(ACCOUNT.customers, customer));
}

/** What each supplier is owed, the largest first. */
export function creditors(world: World): Claim[] {
  return claims(world.directory.suppliers, (supplier) => -world.books.balance(ACCOUNT.suppliers, supplier));
}

/** The claim of a rank, or with −1 and below from the least; where there are fewer, the last on that side. Throws RangeError where there is none. */
export function ranked(all: readonly Claim[], rank: number): Claim {
  const claim = all.at(rank) ?? all.at(rank < 0 ? 0 : -1);
  if (claim === undefined) throw new RangeError('nobody has a claim');
  return claim;
}

function claims(parties: readonly ThirdParty[], amountOf: (party: ThirdParty) => Cents): Claim[] {
  return parties
    .map(({ id, name }) => ({ thirdParty: { id, name }, amount: amountOf({ id, name }) }))
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => Number(b.amount - a.amount) || (a.thirdParty.id < b.thirdParty.id ? -1 : 1));
}
