/** Types of error injection, with shared building blocks. */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { InjectedError, ThirdParty } from '#simulator/model.ts';
import type { World } from '#simulator/world.ts';
import { type ErrorKey, errorTexts } from './errors.es.ts';

export type Correction = (world: World, next: Period) => void;

interface Outcome {
  /** Errors visible in this month, and in later ones if uncorrected. */
  truth: InjectedError[];
  /** Correction posted at the start of the next month. */
  correct?: Correction;
}

/** Injects an error at the end of a month, before its closing entries. */
export type Injection = (world: World, period: Period) => Outcome;

export function record(
  key: ErrorKey,
  validation: string,
  where: Omit<InjectedError, 'validation' | 'what'>,
): InjectedError {
  return { validation, ...where, what: errorTexts[key] };
}

/** Posts the entry now, and its reversal as the correction. */
export function postAndReverse(world: World, period: Period, postings: readonly Posting[]): Correction {
  world.books.post(period, 28, postings);
  const reversed = postings.map((posting) => ({ ...posting, debit: posting.credit, credit: posting.debit }));
  return (later, next) => later.books.post(next, 2, reversed);
}

/** Moves part of a receivable from a customer to another third party, or to none. */
export function moveReceivable(from: ThirdParty, to: ThirdParty | null, amount: Cents): Posting[] {
  return [debit(ACCOUNT.customers, to, amount), credit(ACCOUNT.customers, from, amount)];
}

/** Receivable or payable of one of the company's own customers or suppliers. */
export interface Claim {
  thirdParty: ThirdParty;
  /** Cents, positive. */
  amount: Cents;
}

/** Receivables by customer, largest first, without third parties created by errors. */
export function debtors(world: World): Claim[] {
  return claims(world.directory.customers, (customer) => world.books.balance(ACCOUNT.customers, customer));
}

/** Payables by supplier, largest first. */
export function creditors(world: World): Claim[] {
  return claims(world.directory.suppliers, (supplier) => -world.books.balance(ACCOUNT.suppliers, supplier));
}

/**
 * The claim of a rank; negative ranks count from the smallest. With fewer claims, the last on that side. Throws
 * RangeError when there is none.
 */
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
